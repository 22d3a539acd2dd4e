// verdict: SAFE
// twin: UndoOfNothing
// about: Lines are typed and undone; nothing is undone when there is nothing.
// run: lines=undo|hello|undo

import java.util.Scanner;

public class UndoSafe {
    private static final String[] TEXT = new String[4];
    private static int size;

    static void undo() {
        if (size == 0) {
            return;
        }
        size--;
        TEXT[size] = null;
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
