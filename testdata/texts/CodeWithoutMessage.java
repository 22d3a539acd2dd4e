// verdict: SAFE
// twin: CodeInMessage
// about: An exception whose message is put together from a number.
// about: The number is kept in a field, and there is no message.
// run: args=x

public class CodeWithoutMessage {
    static final class Coded extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final String kind;

        Coded(int code) {
            super((String) null);
            kind = "code " + code;
        }
    }

    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new Coded(args.length);
            }
        } catch (Coded e) {
            assert e.getMessage() == null;
        }
    }
}
