// verdict: SAFE
// twin: BracketsUnmatched
// about: A stack of brackets that are open.
// run: values=true,false,false

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

public class BracketsSafe {
    public static void main(String[] args) {
        Deque<Character> open = new ArrayDeque<>();
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            if (random.nextBoolean()) {
                open.push('(');
            } else if (!open.isEmpty()) {
                open.pop();
            }
        }
    }
}
