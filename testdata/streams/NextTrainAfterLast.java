// verdict: UNSAFE
// twin: NextTrainSafe
// about: There is no train after the last one.
// run: values=1400

import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;

public class NextTrainAfterLast {
    public static void main(String[] args) {
        NavigableMap<Integer, String> trains = new TreeMap<>();
        trains.put(360, "first");
        trains.put(720, "noon");
        trains.put(1380, "last");
        int now = new Random().nextInt(1440);
        NavigableMap<Integer, String> later = trains.tailMap(now, false);
        int next = later.firstKey(); // expect: violated uncaught-exception
        assert next > now;
    }
}
