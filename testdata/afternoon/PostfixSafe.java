// verdict: SAFE
// twin: PostfixDropOne
// about: A calculator for postfix notation, fed with words.
// run: lines=3 4 + 2 * print drop|1 0 / quit
// run: lines=drop + - foo 99999999999

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class PostfixSafe {
    static final class Mistake extends Exception {
        Mistake(String message) {
            super(message);
        }
    }

    private final Deque<Long> stack = new ArrayDeque<>();

    private void need(int n) throws Mistake {
        if (stack.size() < n) {
            throw new Mistake(n + " numbers are needed, there are " + stack.size());
        }
    }

    private void binary(char operator) throws Mistake {
        need(2);
        long right = stack.pop();
        long left = stack.pop();
        stack.push(compute(operator, left, right));
    }

    static long compute(char operator, long left, long right) throws Mistake {
        switch (operator) {
            case '+':
                return left + right;
            case '-':
                return left - right;
            case '*':
                return left * right;
            case '/':
                if (right == 0) {
                    throw new Mistake("division by zero");
                }
                return left / right;
            default:
                throw new Mistake("no operator: " + operator);
        }
    }

    void accept(String word) throws Mistake {
        if (word.length() == 1 && "+-*/".indexOf(word.charAt(0)) >= 0) {
            binary(word.charAt(0));
            return;
        }
        switch (word) {
            case "drop":
                need(1);
                stack.pop();
                break;
            case "dup":
                need(1);
                stack.push(stack.peek());
                break;
            case "swap":
                need(2);
                long top = stack.pop();
                long second = stack.pop();
                stack.push(top);
                stack.push(second);
                break;
            case "print":
                for (long x : stack) {
                    System.out.println(x);
                }
                break;
            default:
                number(word);
        }
    }

    private void number(String word) throws Mistake {
        try {
            stack.push((long) Integer.parseInt(word));
        } catch (NumberFormatException e) {
            throw new Mistake("what is " + word + "?");
        }
    }

    public static void main(String[] args) {
        PostfixSafe calculator = new PostfixSafe();
        int mistakes = 0;
        Scanner in = new Scanner(System.in);
        while (in.hasNext() && mistakes < 3) {
            String word = in.next();
            if (word.equals("quit")) {
                break;
            }
            try {
                calculator.accept(word);
            } catch (Mistake e) {
                mistakes++;
                System.out.println(e.getMessage());
            }
        }
        assert mistakes <= 3;
    }
}
