// verdict: SAFE
// twin: QuizPercentOfMore
// about: The share of right answers in percent is a bar of at most one hundred places.
// run: values=4,2

import java.util.Random;

public class QuizPercentSafe {
    private final int asked;
    private final int right;

    QuizPercentSafe(int asked, int right) {
        this.asked = asked;
        this.right = right;
    }

    double percent() {
        if (asked == 0) {
            return 0;
        }
        return 100.0 * right / asked;
    }

    String grade() {
        double p = percent();
        if (p >= 90) {
            return "very good";
        } else if (p >= 50) {
            return "passed";
        }
        return "failed";
    }

    public static void main(String[] args) {
        Random random = new Random();
        int asked = random.nextInt(20);
        int right = random.nextInt(20);
        if (right > asked) {
            right = asked;
        }
        QuizPercentSafe quiz = new QuizPercentSafe(asked, right);
        double percent = quiz.percent();
        assert percent >= 0;
        assert percent <= 100;
        System.out.println(percent + " %: " + quiz.grade());
    }
}
