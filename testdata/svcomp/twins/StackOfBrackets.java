// breaks: runtime
// Brackets are matched with a stack.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = "([)]".substring(0, 2) + (Verifier.nondetBoolean() ? "])" : ")");
        Stack<Character> open = new Stack<>();
        for (char c : s.toCharArray()) {
            if (c == '(' || c == '[') {
                open.push(c);
            } else if (!open.isEmpty()) { //~ } else if (open.pop() != '[' || open.peek() != '(') {
                open.pop();
            }
        }
    }
}
