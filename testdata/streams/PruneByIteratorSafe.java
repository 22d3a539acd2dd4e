// verdict: SAFE
// twin: PruneByListBroken
// about: Marks below four are taken out of a list.
// run: values=1,5,2
// run: values=6,6,6

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class PruneByIteratorSafe {
    public static void main(String[] args) {
        Random random = new Random();
        List<Integer> marks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            marks.add(random.nextInt(7));
        }
        Iterator<Integer> it = marks.iterator();
        while (it.hasNext()) {
            Integer mark = it.next();
            if (mark < 4) {
                it.remove();
            }
        }
        for (int mark : marks) {
            assert mark >= 4;
        }
    }
}
