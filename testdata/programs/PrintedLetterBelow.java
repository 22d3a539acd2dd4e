// verdict: UNSAFE
// twin: PrintedLetterSafe
// about: A letter is printed by its code point, which is drawn at random.
// run: values=0

import java.util.Random;

public class PrintedLetterBelow {
    static class Letter {
        final int code;

        Letter(int code) {
            this.code = code;
        }

        public String toString() {
            return Character.toString(code); // expect: violated uncaught-exception
        }
    }

    public static void main(String[] args) {
        Random r = new Random();
        System.out.println(new Letter('a' + r.nextInt(26) - 98));
    }
}
