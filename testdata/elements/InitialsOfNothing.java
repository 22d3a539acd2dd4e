// verdict: UNSAFE
// twin: InitialsSafe
// about: All names of a list are non-empty when their initials are printed.
// about: Empty names are entered, too.
// run: lines=Ada||Bob

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class InitialsOfNothing {
    private final List<String> names = new ArrayList<>();

    void enter(String name) {
        if (name.equals("-")) {
            System.out.println("a name, please");
            return;
        }
        names.add(name);
    }

    String initials() {
        StringBuilder all = new StringBuilder();
        for (String name : names) {
            all.append(name.charAt(0)).append('.'); // expect: violated uncaught-exception
        }
        return all.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        InitialsOfNothing club = new InitialsOfNothing();
        while (in.hasNextLine()) {
            club.enter(in.nextLine());
        }
        System.out.println(club.initials());
    }
}
