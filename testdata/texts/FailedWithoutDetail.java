// verdict: SAFE
// twin: FailedWithDetail
// about: An error of an assertion is caught and asked for its message.
// about: It was made without a detail.
// run: args=x

public class FailedWithoutDetail {
    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new AssertionError();
            }
        } catch (AssertionError e) {
            assert e.getMessage() == null;
        }
    }
}
