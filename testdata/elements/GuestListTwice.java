// verdict: UNSAFE
// twin: GuestListSafe
// about: A guest stands once on the list: a set says who is there already.
// about: The answer of the set is ignored.
// run: lines=ada|ada

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;

public class GuestListTwice {
    private final Set<String> known = new HashSet<>();
    private final List<String> order = new ArrayList<>();

    void invite(String guest) {
        if (known.add(guest) || guest.length() > 2) {
            order.add(guest);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        GuestListTwice party = new GuestListTwice();
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (!line.isEmpty()) {
                party.invite(line);
            }
        }
        assert party.order.size() == party.known.size(); // expect: violated assert
        for (int i = 0; i < party.order.size(); i++) {
            String guest = party.order.get(i);
            System.out.println(i + ": " + guest.charAt(0) + "., " + guest);
        }
    }
}
