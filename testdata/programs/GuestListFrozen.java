// verdict: UNSAFE
// twin: GuestListSafe
// about: A list for guests is sorted after one was added.
// about: The list is one that nobody can change.
// run: values=false

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class GuestListFrozen {
    public static void main(String[] args) {
        List<Integer> guests = new Random().nextBoolean() ? new ArrayList<>() : Collections.emptyList();
        guests.add(4); // expect: violated uncaught-exception
        Collections.sort(guests);
        assert guests.size() == 1;
    }
}
