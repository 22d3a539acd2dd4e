// verdict: UNSAFE
// twin: QuizPercentSafe
// about: The share of right answers in percent is a bar of at most one hundred places.
// about: There may be more right answers than questions.
// run: values=2,9

import java.util.Random;

public class QuizPercentOfMore {
    private final int asked;
    private final int right;

    QuizPercentOfMore(int asked, int right) {
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
        if (right > 20) {
            right = asked;
        }
        QuizPercentOfMore quiz = new QuizPercentOfMore(asked, right);
        double percent = quiz.percent();
        assert percent >= 0;
        assert percent <= 100; // expect: violated assert
        System.out.println(percent + " %: " + quiz.grade());
    }
}
