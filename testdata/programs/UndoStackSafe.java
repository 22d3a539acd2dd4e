// verdict: SAFE
// twin: UndoStackEmpty
// about: Undoing takes the last change from a stack, if there is one.
// run: values=1

import java.util.Random;
import java.util.Stack;

public class UndoStackSafe {
    public static void main(String[] args) {
        Stack<String> changes = new Stack<>();
        Random random = new Random();
        if (random.nextInt(3) > 0) {
            changes.push("typed");
        }
        if (!changes.empty()) {
            String last = changes.pop();
            assert last != null;
        }
    }
}
