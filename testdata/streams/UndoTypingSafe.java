// verdict: SAFE
// twin: UndoTypingTooOften
// about: Typed words, and -undo takes the last one away.
// run: args=a,-undo,-undo,b
// run: args=

import java.util.ArrayDeque;
import java.util.Deque;

public class UndoTypingSafe {
    public static void main(String[] args) {
        Deque<String> done = new ArrayDeque<>();
        for (String arg : args) {
            if (!arg.equals("-undo")) {
                done.push(arg);
            } else if (!done.isEmpty()) {
                String last = done.pop();
                System.out.println("no more " + last);
            }
        }
        System.out.println(done.size());
    }
}
