// verdict: SAFE
// twin: MessagePatternAny
// about: Puts a number into patterns, and takes those as they are that are none.
// about: An error of the pattern is caught.
// run: args={,{0}
import java.text.MessageFormat;

public class MessagePatternSafe {
    public static void main(String[] args) {
        int made = 0;
        for (String s : args) {
            try {
                if (MessageFormat.format("no " + s, 3) != null) {
                    made++;
                }
            } catch (IllegalArgumentException e) {
                made++;
            }
        }
        assert made <= args.length;
    }
}
