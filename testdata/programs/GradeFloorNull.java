// verdict: UNSAFE
// twin: GradeFloorSafe
// about: The grade for a number of points is that of the nearest bound below.
// about: There is no bound below few points.
// run: values=9

import java.util.Random;
import java.util.TreeMap;

public class GradeFloorNull {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> grades = new TreeMap<>();
        grades.put(10, 5);
        int points = new Random().nextInt(101);
        int grade = grades.floorEntry(points).getValue(); // expect: violated null-dereference
        assert grade == 5;
    }
}
