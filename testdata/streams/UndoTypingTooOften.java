// verdict: UNSAFE
// twin: UndoTypingSafe
// about: There may be nothing to undo.
// run: args=a,-undo,-undo

import java.util.ArrayDeque;
import java.util.Deque;

public class UndoTypingTooOften {
    public static void main(String[] args) {
        Deque<String> done = new ArrayDeque<>();
        for (String arg : args) {
            if (!arg.equals("-undo")) {
                done.push(arg);
            } else {
                String last = done.pop(); // expect: violated uncaught-exception
                System.out.println("no more " + last);
            }
        }
        System.out.println(done.size());
    }
}
