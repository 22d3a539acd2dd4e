// verdict: UNSAFE
// twin: ShapesReadSafe
// about: The same, and nothing checks whether something is left.
// run: args=rect--3-4

import java.util.ArrayDeque;
import java.util.Deque;

public class ShapesReadUnchecked {
    public static void main(String[] args) {
        Deque<Integer> sizes = new ArrayDeque<>();
        for (String a : args) {
            String[] words = a.trim().split("-+");
            if (words.length == 2 && words[0].equals("circle")) {
                sizes.push(words[1].length());
            } else {
                System.out.println(words.length + " after " + sizes.pop()); // expect: violated uncaught-exception
            }
        }
    }
}
