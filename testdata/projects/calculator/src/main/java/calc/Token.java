package calc;

/** A piece of an expression's text. */
public final class Token {
    /** What a token is. */
    public enum Kind {
        NUMBER, NAME, OPERATOR, OPEN, CLOSE, COMMA, END
    }

    private final Kind kind;
    private final String text;
    private final int at;

    public Token(Kind kind, String text, int at) {
        if (kind == null || text == null) {
            throw new IllegalArgumentException("a token has a kind and a text");
        }
        this.kind = kind;
        this.text = text;
        this.at = at;
    }

    public Kind kind() {
        return kind;
    }

    public String text() {
        return text;
    }

    /** Where it starts in the expression. */
    public int at() {
        return at;
    }

    public boolean is(Kind other) {
        return kind == other;
    }

    public boolean isOperator(char c) {
        return kind == Kind.OPERATOR && text.length() == 1 && text.charAt(0) == c;
    }

    @Override
    public String toString() {
        return kind + "(" + text + ")";
    }
}
