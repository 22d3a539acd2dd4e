// verdict: UNSAFE
// twin: InitialsSafe
// about: A name of blanks only has no initial.
// run: lines=Ada|

import java.util.Scanner;

public class InitialsOfBlank {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder initials = new StringBuilder();
        while (in.hasNextLine()) {
            String name = in.nextLine().strip();
            if ( name.length() > 40) {
                continue;
            }
            initials.append(name.charAt(0)); // expect: violated uncaught-exception
        }
        System.out.println(initials);
    }
}
