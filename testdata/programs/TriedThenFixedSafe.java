// verdict: SAFE
// twin: TriedThenShared
// about: Brackets are counted in all arguments, and then in a text of the program's own.
// run: args=(),)(
// run:

import java.util.ArrayDeque;
import java.util.Deque;

public class TriedThenFixedSafe {
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
        }
        System.out.println(good);
        assert balanced("(())");
        assert !balanced("())");
    }
}
