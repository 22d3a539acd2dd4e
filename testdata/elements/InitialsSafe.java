// verdict: SAFE
// twin: InitialsOfNothing
// about: All names of a list are non-empty when their initials are printed.
// run: lines=Ada|Bob

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class InitialsSafe {
    private final List<String> names = new ArrayList<>();

    void enter(String name) {
        if (name.isEmpty()) {
            System.out.println("a name, please");
            return;
        }
        names.add(name);
    }

    String initials() {
        StringBuilder all = new StringBuilder();
        for (String name : names) {
            all.append(name.charAt(0)).append('.');
        }
        return all.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        InitialsSafe club = new InitialsSafe();
        while (in.hasNextLine()) {
            club.enter(in.nextLine());
        }
        System.out.println(club.initials());
    }
}
