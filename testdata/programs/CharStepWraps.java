// verdict: UNSAFE
// twin: CharStepSafe
// about: Adding to a char by compound assignment keeps it a char.
// about: The largest char becomes the smallest.
// run: values=65535

import java.util.Random;

public class CharStepWraps {
    public static void main(String[] args) {
        int n = new Random().nextInt(65536);
        char c = (char) n;
        char old = c;
        c += 1;
        assert c > old; // expect: violated assert
    }
}
