// verdict: SAFE
// twin: PruneListWhileLooping
// about: Elements are taken out of a list by its iterator.
// run: values=true

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class PruneListSafe {
    public static void main(String[] args) {
        List<Integer> readings = new ArrayList<>();
        readings.add(7);
        readings.add(8);
        Iterator<Integer> it = readings.iterator();
        it.next();
        if (new Random().nextBoolean()) {
            it.remove();
        }
        it.next();
    }
}
