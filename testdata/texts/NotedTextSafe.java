// verdict: SAFE
// twin: NotedTextLong
// about: A text that is made while another one is read is kept in a field of an exception.
// run: lines=ab|abcdef

import java.util.Scanner;

public class NotedTextSafe {
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
            assert m.text.length() >= 0;
        }
    }
}
