// verdict: SAFE
// twin: NumbersInTextUnasked
// about: A Scanner over a text asks for each number before it reads it, and for a line.
// run: args=1
// run:

import java.util.Scanner;

public class NumbersInTextSafe {
    static int count(String text) {
        Scanner in = new Scanner(text);
        int n = 0;
        while (in.hasNextInt()) {
            int x = in.nextInt();
            if (x > 0 && n < 100) {
                n++;
            }
        }
        if (in.hasNextLine()) {
            String rest = in.nextLine();
            assert rest != null;
        }
        return n;
    }

    public static void main(String[] args) {
        int n = count(args.length == 0 ? "3 4 x" : args[0]);
        assert n >= 0 && n <= 100;
    }
}
