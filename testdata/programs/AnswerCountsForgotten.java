// verdict: UNSAFE
// twin: AnswerCountsSafe
// about: Answers are counted in a map of an enum, from which one is removed at times.
// about: It stays in the map, without a number.
// run: args=none,yes

import java.util.EnumMap;
import java.util.Map;

/** How often each answer was given. */
public class AnswerCountsForgotten {
    enum Answer { YES, NO, MAYBE }

    private final Map<Answer, Integer> count = new EnumMap<>(Answer.class);

    void add(Answer a) {
        count.put(a, count.getOrDefault(a, 0) + 1); // expect: violated null-dereference
    }

    void forget(Answer a) {
        count.put(a, null);
    }

    public static void main(String[] args) {
        AnswerCountsForgotten all = new AnswerCountsForgotten();
        for (String s : args) {
            if (s.equals("none")) {
                all.forget(Answer.YES);
            } else {
                all.add(s.equals("yes") ? Answer.YES : s.equals("no") ? Answer.NO : Answer.MAYBE);
            }
        }
        System.out.println(all.count.size());
    }
}
