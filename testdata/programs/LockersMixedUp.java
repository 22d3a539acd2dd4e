// verdict: UNSAFE
// twin: LockersSafe
// about: The bag goes in after the coat, so it is the bag that is found where both were put.
// run: values=1,1,1

import java.util.Random;

public class LockersMixedUp {
    public static void main(String[] args) {
        Random random = new Random();
        String[] lockers = new String[4];
        int coat = random.nextInt(4);
        int bag = random.nextInt(4);
        int other = random.nextInt(4);
        lockers[coat] = "coat";
        lockers[bag] = "bag";
        lockers[2] = "key";
        String found = lockers[other];
        if (other == 2) {
            assert found == "key";
        } else if (other == coat) {
            assert found == "coat"; // expect: violated assert
        } else if (other == bag) {
            assert found == "bag";
        } else {
            assert found == null;
        }
        int full = 0;
        for (String s : lockers) {
            if (s != null) full++;
        }
        assert full >= 1 && full <= 3;
        lockers[coat] = null;
        assert lockers[coat] == null;
        assert coat == 2 || lockers[2].equals("key");
    }
}
