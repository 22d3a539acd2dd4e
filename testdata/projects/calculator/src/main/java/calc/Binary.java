package calc;

/** Two parts with an operator between them. */
public final class Binary extends Node {
    private final char operator;
    private final Node left;
    private final Node right;

    public Binary(char operator, Node left, Node right) {
        if ("+-*/%".indexOf(operator) < 0) {
            throw new IllegalArgumentException("unknown operator");
        }
        if (left == null || right == null) {
            throw new IllegalArgumentException("an operator has two parts");
        }
        this.operator = operator;
        this.left = left;
        this.right = right;
    }

    public char operator() {
        return operator;
    }

    public Node left() {
        return left;
    }

    public Node right() {
        return right;
    }

    @Override
    public int value(Scope scope) {
        int a = left.value(scope);
        int b = right.value(scope);
        switch (operator) {
            case '+':
                return a + b;
            case '-':
                return a - b;
            case '*':
                return a * b;
            case '/':
                return b == 0 ? 0 : a / b;
            default:
                return b == 0 ? 0 : a % b;
        }
    }

    @Override
    public int depth() {
        return 1 + Math.max(left.depth(), right.depth());
    }

    @Override
    public boolean isConstant() {
        return left.isConstant() && right.isConstant();
    }

    /** The number on the left, if there is one, and 0 otherwise. */
    public int leftNumber() {
        if (left instanceof Num) {
            return ((Num) left).number();
        }
        return 0;
    }

    /** The precedence of the operator. */
    public int level() {
        return operator == '+' || operator == '-' ? 1 : 2;
    }

    @Override
    public String toString() {
        return "(" + left + " " + operator + " " + right + ")";
    }
}
