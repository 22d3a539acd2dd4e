// verdict: UNSAFE
// twin: NotedMistakeSafe
// about: The number that the exception gets is the length of the text, which may be 2.
// run: lines=ab|a

import java.util.Scanner;

public class NotedMistakeLong {
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;
        int code;

        Mistake(int code) {
            this.code = code;
        }
    }

    static Mistake noted(int code) {
        Mistake m = new Mistake(0);
        m.code += code;
        return m;
    }

    static int digit(String text) throws Mistake {
        if (text.length() != 1) {
            throw noted(text.length());
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
                assert e.code < 2; // expect: violated assert
                System.out.println("mistake " + e.code);
            }
        }
        assert sum <= 108;
    }
}
