package calc;

/** Splits the text of an expression into tokens. */
public class Lexer {
    private final String text;
    private int at;

    public Lexer(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no text");
        }
        this.text = text;
    }

    /** How many characters were read. */
    public int at() {
        return at;
    }

    /** The next token; END again and again at the end of the text. */
    public Token next() throws SyntaxException {
        skipBlanks();
        if (at >= text.length()) {
            return new Token(Token.Kind.END, "", at);
        }
        char c = text.charAt(at);
        if (isDigit(c)) {
            return number();
        }
        if (isLetter(c)) {
            return name();
        }
        Token.Kind kind = single(c);
        if (kind == null) {
            throw new SyntaxException("unexpected character " + c, at);
        }
        Token token = new Token(kind, String.valueOf(c), at);
        at++;
        return token;
    }

    private static Token.Kind single(char c) {
        switch (c) {
            case '(':
                return Token.Kind.OPEN;
            case ')':
                return Token.Kind.CLOSE;
            case ',':
                return Token.Kind.COMMA;
            case '+':
            case '-':
            case '*':
            case '/':
            case '%':
                return Token.Kind.OPERATOR;
            default:
                return null;
        }
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private Token number() {
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return new Token(Token.Kind.NUMBER, text.substring(start, at), start);
    }

    private Token name() {
        int start = at;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        return new Token(Token.Kind.NAME, text.substring(start, at), start);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
