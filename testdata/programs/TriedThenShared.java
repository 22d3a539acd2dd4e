// verdict: UNSAFE
// twin: TriedThenFixedSafe
// about: Brackets are counted in all arguments, and then in a text of the program's own; a long one without balance has changed a limit.
// run: args=()))))))))

import java.util.ArrayDeque;
import java.util.Deque;

public class TriedThenShared {
    static final int[] limit = {3};

    static boolean balanced(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '(' && open.size() < limit[0]) open.push(c);
            if (c == ')') {
                if (open.isEmpty()) return false;
                open.pop();
            }
        }
        return open.isEmpty();
    }

    public static void main(String[] args) {
        int good = 0;
        for (String a : args) {
            if (balanced(a)) good++;
            else if (a.length() > 9) limit[0] = 1;
        }
        System.out.println(good);
        assert balanced("(())"); // expect: violated assert
        assert !balanced("())");
    }
}
