// verdict: UNSAFE
// twin: CountdownInputSafe
// about: Numbers are read as long as there are any.
// about: After the last number there is none.
// run:

import java.util.InputMismatchException;
import java.util.Scanner;

public class CountdownInputUnasked {
    static int read(Scanner in) {
        try {
            return in.nextInt(); // expect: violated uncaught-exception
        } catch (InputMismatchException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = 0;
        while (n < 3) {
            if (read(in) == 0) {
                break;
            }
            n++;
        }
        assert n <= 3;
    }
}
