// verdict: SAFE
// twin: MadeInMainMarked
// about: The constructor of an exception reads a text. The program makes the exception elsewhere.
// run: lines=ab|!

import java.util.Scanner;

public class MadeInMainSafe {
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;
        final int code;

        Mistake(String text) {
            code = text.startsWith("!") ? 1 : 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = 0;
        while (in.hasNextLine()) {
            Mistake m = new Mistake(in.nextLine());
            assert m.code <= 1;
            n = m.code;
        }
        System.out.println(n);
    }
}
