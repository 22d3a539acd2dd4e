package calc;

/** An expression that cannot be read. */
public class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int at;

    public SyntaxException(String message, int at) {
        super(message);
        this.at = at;
    }

    public int at() {
        return at;
    }
}
