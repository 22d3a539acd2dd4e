// verdict: SAFE
// twin: EnumSetAllTaken
// about: All of three colours, of which some are taken away.
// run: values=0
// run: values=2

import java.util.EnumSet;
import java.util.Random;

public class EnumSetAllSafe {
    enum Colour { RED, GREEN, BLUE }

    public static void main(String[] args) {
        EnumSet<Colour> left = EnumSet.allOf(Colour.class);
        int n = new Random().nextInt(4);
        for (int i = 0; i < n && left.size() > 1; i++) {
            left.remove(left.iterator().next());
        }
        assert left.iterator().next().ordinal() <= 2;
    }
}
