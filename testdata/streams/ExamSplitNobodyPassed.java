// verdict: UNSAFE
// twin: ExamSplitSafe
// about: The best of those that passed is taken, and there may be none.
// run: values=1,2,3

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class ExamSplitNobodyPassed {
    record Mark(int student, int points) {
        boolean passed() {
            return points >= 50;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Mark> marks = List.of(new Mark(1, random.nextInt(101)), new Mark(2, random.nextInt(101)), new Mark(3, random.nextInt(101)));
        Map<Boolean, List<Mark>> split = marks.stream().collect(Collectors.partitioningBy(Mark::passed));
        List<Mark> passed = split.get(true);
        List<Mark> failed = split.get(false);
        assert passed.size() + failed.size() == 3;
        {
            Mark first = passed.get(0); // expect: violated uncaught-exception
            System.out.println(first.student() + " passed");
        }
    }
}
