// verdict: UNSAFE
// twin: BracketStackSafe
// about: A closing bracket may come when no bracket is open.
// run: values=)

import org.sosy_lab.sv_benchmarks.Verifier;

public class BracketStackEmpty {
    static boolean balanced(String text) {
        StringBuilder open = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                open.append(c);
            } else if (c == ')' || c == ']') {
                int last = open.length() - 1;
                if (open.charAt(last) != (c == ')' ? '(' : '[')) { // expect: violated uncaught-exception
                    return false;
                }
                open.setLength(last);
            }
        }
        return open.length() == 0;
    }

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        if (text.length() <= 4 && balanced(text)) {
            assert text.isEmpty() || text.charAt(0) != ')';
        }
    }
}
