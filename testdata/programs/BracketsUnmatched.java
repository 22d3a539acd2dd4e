// verdict: UNSAFE
// twin: BracketsSafe
// about: A stack of brackets that are open.
// about: A closing bracket may come first.
// run: values=false

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

public class BracketsUnmatched {
    public static void main(String[] args) {
        Deque<Character> open = new ArrayDeque<>();
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            if (random.nextBoolean()) {
                open.push('(');
            } else {
                open.pop(); // expect: violated uncaught-exception
            }
        }
    }
}
