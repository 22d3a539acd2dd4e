// verdict: SAFE
// twin: CauseOfWrapper
// about: An exception with a text and a cause.
// about: It is made with the text alone.
// run: args=x

public class CauseOfWrapperNone {
    static final class Wrapper extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Wrapper(int code, Throwable cause) {
            super("code " + code);
        }
    }

    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new Wrapper(args.length, new RuntimeException("inner"));
            }
        } catch (Wrapper e) {
            assert e.getCause() == null;
        }
    }
}
