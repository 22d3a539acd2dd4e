// verdict: UNSAFE
// twin: NotedTextSafe
// about: The text may be longer than the program expects.
// run: lines=ab|abcdef

import java.util.Scanner;

public class NotedTextLong {
    static final class Mistake extends Exception {
        private static final long serialVersionUID = 1L;
        String text = "";

        void note(String line) {
            text = line.trim();
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Mistake m = new Mistake();
        while (in.hasNextLine()) {
            m.note(in.nextLine());
            assert m.text.length() < 5; // expect: violated assert
        }
    }
}
