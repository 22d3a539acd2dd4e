// verdict: SAFE
// twin: ShapesReadUnchecked
// about: Words of an argument, with an expression whose code is large. What is there is checked.
// run: args=circle-2,rect--3-4

import java.util.ArrayDeque;
import java.util.Deque;

public class ShapesReadSafe {
    public static void main(String[] args) {
        Deque<Integer> sizes = new ArrayDeque<>();
        for (String a : args) {
            String[] words = a.trim().split("-+");
            if (words.length == 2 && words[0].equals("circle")) {
                sizes.push(words[1].length());
            } else if (!sizes.isEmpty()) {
                System.out.println(words.length + " after " + sizes.pop());
            }
        }
        System.out.println(sizes.size() + " left");
    }
}
