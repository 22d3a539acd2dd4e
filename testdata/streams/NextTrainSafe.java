// verdict: SAFE
// twin: NextTrainAfterLast
// about: The next train after some minute of the day.
// run: values=100
// run: values=1400

import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;

public class NextTrainSafe {
    public static void main(String[] args) {
        NavigableMap<Integer, String> trains = new TreeMap<>();
        trains.put(360, "first");
        trains.put(720, "noon");
        trains.put(1380, "last");
        int now = new Random().nextInt(1440);
        NavigableMap<Integer, String> later = trains.tailMap(now, false);
        int next = later.isEmpty() ? 1440 + trains.firstKey() : later.firstKey();
        assert next > now;
    }
}
