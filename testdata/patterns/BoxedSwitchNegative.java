// verdict: UNSAFE
// twin: BoxedSwitchSafe
// about: A switch over a boxed number with constants and guards indexes an array.
// about: The guard lets -1 pass.
// run: values=4

import java.util.Random;

public class BoxedSwitchNegative {
    static int index(Integer i) {
        return switch (i) {
            case 0 -> 4;
            case Integer x when x > 4 -> 4;
            case Integer x when x < -1 -> 0;
            case Integer x -> x;
        };
    }

    public static void main(String[] args) {
        int[] histogram = new int[5];
        int n = new Random().nextInt(20) - 5;
        histogram[index(n)]++; // expect: violated array-index
    }
}
