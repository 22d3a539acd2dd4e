// verdict: UNSAFE
// twin: LastLetterSafe
// about: The last letter of a text that was put together.
// about: The text may be empty.
// run: values=false

import java.util.Random;

public class LastLetterOfNothing {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        if (new Random().nextBoolean()) {
            text.append('x');
        }
        char last = text.charAt(text.length() - 1); // expect: violated uncaught-exception
        assert last != ' ';
    }
}
