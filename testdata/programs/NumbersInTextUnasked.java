// verdict: UNSAFE
// twin: NumbersInTextSafe
// about: A Scanner over a text reads a number that need not be there.
// run:

import java.util.Scanner;

public class NumbersInTextUnasked {
    static int count(String text) {
        Scanner in = new Scanner(text);
        int n = 0;
        while (in.hasNext()) {
            int x = in.nextInt(); // expect: violated uncaught-exception
            if (x > 0 && n < 100) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        int n = count(args.length == 0 ? "3 4 x" : args[0]);
        assert n >= 0 && n <= 100;
    }
}
