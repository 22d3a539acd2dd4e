// verdict: UNSAFE
// twin: CodeWithoutMessage
// about: An exception whose message is put together from a number.
// about: The constructor gives the message to the one of Throwable.
// run: args=x

public class CodeInMessage {
    static final class Coded extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final String kind;

        Coded(int code) {
            super("code " + code);
            kind = "code " + code;
        }
    }

    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new Coded(args.length);
            }
        } catch (Coded e) {
            assert e.getMessage() == null; // expect: violated assert
        }
    }
}
