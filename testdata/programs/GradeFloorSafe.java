// verdict: SAFE
// twin: GradeFloorNull
// about: The grade for a number of points is that of the nearest bound below.
// run: values=70

import java.util.Random;
import java.util.TreeMap;

public class GradeFloorSafe {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> grades = new TreeMap<>();
        grades.put(0, 5);
        int points = new Random().nextInt(101);
        int grade = grades.floorEntry(points).getValue();
        assert grade == 5;
    }
}
