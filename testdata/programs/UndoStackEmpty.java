// verdict: UNSAFE
// twin: UndoStackSafe
// about: Undoing takes the last change from a stack, if there is one.
// about: There may be none.
// run: values=0,true

import java.util.Random;
import java.util.Stack;

public class UndoStackEmpty {
    public static void main(String[] args) {
        Stack<String> changes = new Stack<>();
        Random random = new Random();
        if (random.nextInt(3) > 0) {
            changes.push("typed");
        }
        if (random.nextBoolean()) {
            String last = changes.pop(); // expect: violated uncaught-exception
            assert last != null;
        }
    }
}
