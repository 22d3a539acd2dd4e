// verdict: SAFE
// twin: CodedMistakeLong
// about: An exception made while a text is read has a number, which its handler reads.
// run: lines=a

import java.util.Scanner;

public class CodedMistakeSafe {
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;
        int code;

        Mistake(int code) {
            this.code = code;
        }
    }

    static int digit(String text) throws Mistake {
        if (text.length() != 1) {
            throw new Mistake(text.isEmpty() ? 0 : 1);
        }
        char c = text.charAt(0);
        if (c < '0' || c > '9') {
            throw new Mistake(1);
        }
        return c - '0';
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = 0;
        while (in.hasNextLine() && sum < 100) {
            try {
                sum += digit(in.nextLine());
            } catch (Mistake e) {
                assert e.code < 2;
                System.out.println("mistake " + e.code);
            }
        }
        assert sum <= 108;
    }
}
