// verdict: UNSAFE
// twin: PruneListSafe
// about: Elements are taken out of a list by its iterator.
// about: They are taken out of the list, which the iterator notices.
// run: values=true

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class PruneListWhileLooping {
    public static void main(String[] args) {
        List<Integer> readings = new ArrayList<>();
        readings.add(7);
        readings.add(8);
        Iterator<Integer> it = readings.iterator();
        it.next();
        if (new Random().nextBoolean()) {
            readings.remove(0);
        }
        it.next(); // expect: violated uncaught-exception
    }
}
