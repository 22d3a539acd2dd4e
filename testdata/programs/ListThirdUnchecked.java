// verdict: UNSAFE
// about: The third of a random number of readings in a list, of which there may be fewer.
// run: values=1

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class ListThirdUnchecked {
    public static void main(String[] args) {
        List<Integer> readings = new ArrayList<>();
        int n = new Random().nextInt(10);
        for (int i = 0; i < n; i++) {
            readings.add(i);
        }
        System.out.println(readings.get(2)); // expect: violated uncaught-exception
    }
}
