// verdict: SAFE
// twin: LastLetterOfNothing
// about: The last letter of a text that was put together.
// run: values=false

import java.util.Random;

public class LastLetterSafe {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder(">");
        if (new Random().nextBoolean()) {
            text.append('x');
        }
        char last = text.charAt(text.length() - 1);
        assert last != ' ';
    }
}
