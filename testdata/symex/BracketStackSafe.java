// verdict: SAFE
// twin: BracketStackEmpty
// about: A string builder is a stack of open brackets.
// run: values=(%5B%5D)
// run: values=%5D

import org.sosy_lab.sv_benchmarks.Verifier;

public class BracketStackSafe {
    static boolean balanced(String text) {
        StringBuilder open = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                open.append(c);
            } else if (c == ')' || c == ']') {
                int last = open.length() - 1;
                if (last < 0 || open.charAt(last) != (c == ')' ? '(' : '[')) {
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
