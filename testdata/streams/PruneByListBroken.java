// verdict: UNSAFE
// twin: PruneByIteratorSafe
// about: The list itself removes the mark while an iterator runs over it.
// run: values=1,5,6
// run: values=5,1,2

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class PruneByListBroken {
    public static void main(String[] args) {
        Random random = new Random();
        List<Integer> marks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            marks.add(random.nextInt(7));
        }
        Iterator<Integer> it = marks.iterator();
        while (it.hasNext()) {
            Integer mark = it.next(); // expect: violated uncaught-exception
            if (mark < 4) {
                marks.remove(mark);
            }
        }
        for (int mark : marks) {
            assert mark >= 4; // expect: violated assert
        }
    }
}
