package calc;

/** Reads expressions with + - * / % and brackets. */
public class Parser {
    private static final int DEEPEST = 100;

    private final Lexer lexer;
    private Token token;
    private int depth;

    public Parser(String text) throws SyntaxException {
        lexer = new Lexer(text);
        token = lexer.next();
    }

    /** The whole expression. */
    public Node parse() throws SyntaxException {
        Node node = sum();
        if (!token.is(Token.Kind.END)) {
            throw new SyntaxException("unexpected " + token.text(), token.at());
        }
        return node;
    }

    private Node sum() throws SyntaxException {
        Node left = product();
        while (token.isOperator('+') || token.isOperator('-')) {
            char operator = token.text().charAt(0);
            token = lexer.next();
            left = new Binary(operator, left, product());
        }
        return left;
    }

    private Node product() throws SyntaxException {
        Node left = atom();
        while (token.isOperator('*') || token.isOperator('/') || token.isOperator('%')) {
            char operator = token.text().charAt(0);
            token = lexer.next();
            left = new Binary(operator, left, atom());
        }
        return left;
    }

    private Node atom() throws SyntaxException {
        Token t = token;
        token = lexer.next();
        switch (t.kind()) {
            case NUMBER:
                return new Num(number(t));
            case NAME:
                return new Name(t.text());
            case OPEN:
                return brackets(t);
            default:
                throw new SyntaxException("a number, a name or a bracket is missing", t.at());
        }
    }

    private Node brackets(Token open) throws SyntaxException {
        if (depth == DEEPEST) {
            throw new SyntaxException("too deep", open.at());
        }
        depth++;
        Node inner = sum();
        if (!token.is(Token.Kind.CLOSE)) {
            throw new SyntaxException("the bracket is not closed", open.at());
        }
        token = lexer.next();
        depth--;
        return inner;
    }

    private static int number(Token t) throws SyntaxException {
        long n = 0;
        for (int i = 0; i < t.text().length(); i++) {
            n = n * 10 + (t.text().charAt(i) - '0');
            if (n > Integer.MAX_VALUE) {
                throw new SyntaxException("the number is too large", t.at());
            }
        }
        return (int) n;
    }
}
