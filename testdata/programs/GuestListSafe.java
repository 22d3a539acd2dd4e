// verdict: SAFE
// twin: GuestListFrozen
// about: A list for guests is sorted after one was added.
// run: values=true

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class GuestListSafe {
    public static void main(String[] args) {
        List<Integer> guests = new Random().nextBoolean() ? new ArrayList<>() : new ArrayList<>(3);
        guests.add(4);
        Collections.sort(guests);
        assert guests.size() == 1;
    }
}
