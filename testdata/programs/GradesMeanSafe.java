// verdict: SAFE
// twin: GradesMeanTooHigh
// about: The mean of grades from 1 to 6 is one of them: their sum is between once and six times their number.
// run: args=ada3,bob6,eve

import java.util.ArrayList;
import java.util.List;

public class GradesMeanSafe {
    static class Pupil {
        final String name;
        final int grade;

        Pupil(String name, int grade) {
            this.name = name;
            this.grade = grade;
        }
    }

    static int grade(String text) {
        int n = text.charAt(text.length() - 1) - '0';
        return n >= 1 && n <= 6 ? n : 1;
    }

    public static void main(String[] args) {
        List<Pupil> pupils = new ArrayList<>();
        for (String a : args) {
            if (a.isEmpty()) continue;
            pupils.add(new Pupil(a, grade(a)));
        }
        long sum = 0;
        for (Pupil p : pupils) sum += p.grade;
        if (!pupils.isEmpty()) {
            long mean = sum / pupils.size();
            assert mean >= 1 && mean <= 6;
        }
    }
}
