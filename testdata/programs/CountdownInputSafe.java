// verdict: SAFE
// twin: CountdownInputUnasked
// about: Numbers are read as long as there are any.
// run:

import java.util.InputMismatchException;
import java.util.Scanner;

public class CountdownInputSafe {
    static int read(Scanner in) {
        try {
            return in.nextInt();
        } catch (InputMismatchException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = 0;
        while (n < 3 && in.hasNext()) {
            if (read(in) == 0) {
                break;
            }
            n++;
        }
        assert n <= 3;
    }
}
