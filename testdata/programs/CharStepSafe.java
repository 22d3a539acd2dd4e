// verdict: SAFE
// twin: CharStepWraps
// about: Adding to a char by compound assignment keeps it a char.
// about: The largest char is left out.
// run: values=65534

import java.util.Random;

public class CharStepSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(65535);
        char c = (char) n;
        char old = c;
        c += 1;
        assert c > old;
    }
}
