// verdict: UNSAFE
// twin: MessagePatternSafe
// about: Puts a number into patterns.
// about: A brace that nothing closes is an error: the constructor says so in a method that it calls on the new object.
// run: args={
import java.text.MessageFormat;

public class MessagePatternAny {
    public static void main(String[] args) {
        int made = 0;
        for (String s : args) {
            if (MessageFormat.format("no " + s, 3) != null) { // expect: violated uncaught-exception
                made++;
            }
        }
        assert made <= args.length;
    }
}
