// verdict: UNSAFE
// twin: UndoSafe
// about: The last of no lines is undone.
// run: lines=undo

import java.util.Scanner;

public class UndoOfNothing {
    private static final String[] TEXT = new String[4];
    private static int size;

    static void undo() {
        size--;
        TEXT[size] = null; // expect: violated array-index
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int i = 0; i < 4 && in.hasNextLine(); i++) {
            String line = in.nextLine();
            if (line.equals("undo")) {
                undo();
            } else {
                TEXT[size++] = line;
            }
        }
        assert size >= 0 && size <= 4;
    }
}
