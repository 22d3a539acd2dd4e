// verdict: SAFE
// twin: BoxedSwitchNegative
// about: A switch over a boxed number with constants and guards indexes an array.
// about: Numbers that are too small are caught by a guard.
// run: values=0
// run: values=12

import java.util.Random;

public class BoxedSwitchSafe {
    static int index(Integer i) {
        return switch (i) {
            case 0 -> 4;
            case Integer x when x > 4 -> 4;
            case Integer x when x < 0 -> 0;
            case Integer x -> x;
        };
    }

    public static void main(String[] args) {
        int[] histogram = new int[5];
        int n = new Random().nextInt(20) - 5;
        histogram[index(n)]++;
    }
}
