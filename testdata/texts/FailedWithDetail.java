// verdict: UNSAFE
// twin: FailedWithoutDetail
// about: An error of an assertion is caught and asked for its message.
// about: Its detail is a number, which becomes the message.
// run: args=x

public class FailedWithDetail {
    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new AssertionError(42);
            }
        } catch (AssertionError e) {
            assert e.getMessage() == null; // expect: violated assert
        }
    }
}
