// verdict: UNSAFE
// twin: CauseOfWrapperNone
// about: An exception with a text and a cause.
// about: The constructor gives the cause to the one of Throwable.
// run: args=x

public class CauseOfWrapper {
    static final class Wrapper extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Wrapper(int code, Throwable cause) {
            super("code " + code, cause);
        }
    }

    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new Wrapper(args.length, new RuntimeException("inner"));
            }
        } catch (Wrapper e) {
            assert e.getCause() == null; // expect: violated assert
        }
    }
}
