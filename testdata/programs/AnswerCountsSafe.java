// verdict: SAFE
// twin: AnswerCountsForgotten
// about: Answers are counted in a map of an enum, from which one is removed at times.
// about: What is in the map is a number.
// run: args=yes,none,yes,no

import java.util.EnumMap;
import java.util.Map;

/** How often each answer was given. */
public class AnswerCountsSafe {
    enum Answer { YES, NO, MAYBE }

    private final Map<Answer, Integer> count = new EnumMap<>(Answer.class);

    void add(Answer a) {
        count.put(a, count.getOrDefault(a, 0) + 1);
    }

    void forget(Answer a) {
        count.remove(a);
    }

    public static void main(String[] args) {
        AnswerCountsSafe all = new AnswerCountsSafe();
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
