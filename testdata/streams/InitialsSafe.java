// verdict: SAFE
// twin: InitialsOfBlank
// about: The initial of a name that is typed with blanks around it.
// run: lines=Ada | Ben|
// run:

import java.util.Scanner;

public class InitialsSafe {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder initials = new StringBuilder();
        while (in.hasNextLine()) {
            String name = in.nextLine().strip();
            if (name.isEmpty() || name.length() > 40) {
                continue;
            }
            initials.append(name.charAt(0));
        }
        System.out.println(initials);
    }
}
