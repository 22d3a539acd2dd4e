// verdict: SAFE
// twin: GuestListTwice
// about: A guest stands once on the list: a set says who is there already.
// run: lines=ada|bob|ada

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;

public class GuestListSafe {
    private final Set<String> known = new HashSet<>();
    private final List<String> order = new ArrayList<>();

    void invite(String guest) {
        if (known.add(guest)) {
            order.add(guest);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        GuestListSafe party = new GuestListSafe();
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (!line.isEmpty()) {
                party.invite(line);
            }
        }
        assert party.order.size() == party.known.size();
        for (int i = 0; i < party.order.size(); i++) {
            String guest = party.order.get(i);
            System.out.println(i + ": " + guest.charAt(0) + "., " + guest);
        }
    }
}
