// verdict: SAFE
// twin: ExpressionDivides
// about: An expression tree with literals, sums and quotients is evaluated by virtual calls.
// run: values=2,0

import java.util.Random;

public class ExpressionSafe {
    interface Expression {
        int value();
    }

    record Literal(int number) implements Expression {
        @Override
        public int value() {
            return number;
        }
    }

    record Quotient(Expression left, Expression right) implements Expression {
        @Override
        public int value() {
            int divisor = right.value();
            return divisor == 0 ? 0 : left.value() / divisor;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Expression a = new Literal(random.nextInt(10));
        Expression b = new Literal(random.nextInt(10));
        Expression e = new Quotient(a, b);
        System.out.println(e.value());
    }
}
