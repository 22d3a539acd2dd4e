// verdict: UNSAFE
// twin: UndoLogSafe
// about: Commands on a text cursor are kept on a stack and undone; the cursor stays in the text.
// about: Where the cursor could not go is kept as well.
// run: values=2,true,40,false

import java.util.Random;

public class UndoLogTooFar {
    static final int LENGTH = 20;

    interface Command {
        int undo();

        Command before();
    }

    static class Move implements Command {
        private final int from;
        private final Command before;

        Move(int from, Command before) {
            this.from = from;
            this.before = before;
        }

        public int undo() {
            return from;
        }

        public Command before() {
            return before;
        }
    }

    private final char[] text = new char[LENGTH];
    private int cursor;
    private Command log;

    void move(int by) {
        int to = cursor + by;
        log = new Move(to, log);
        if (to < 0 || to >= LENGTH) {
            return;
        }
        cursor = to;
    }

    void undo() {
        if (log != null) {
            cursor = log.undo();
            log = log.before();
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        UndoLogTooFar editor = new UndoLogTooFar();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                editor.move(random.nextInt());
            } else {
                editor.undo();
            }
            editor.text[editor.cursor] = '*'; // expect: violated array-index
        }
    }
}
