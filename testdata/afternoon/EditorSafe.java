// verdict: SAFE
// twin: EditorDeleteTooMuch
// about: A text is edited by commands that can be taken back.
// run: lines=append hello|delete 2|undo|show

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

/** A line editor with undo. */
public class EditorSafe {
    enum Kind { APPEND, DELETE, CLEAR }

    record Step(Kind kind, String text) { }

    private final StringBuilder text = new StringBuilder();
    private final Deque<Step> done = new ArrayDeque<>();

    void append(String more) {
        text.append(more);
        done.push(new Step(Kind.APPEND, more));
    }

    boolean delete(int n) {
        if (n < 1 || n > text.length()) {
            return false;
        }
        String gone = text.substring(text.length() - n);
        text.setLength(text.length() - n);
        done.push(new Step(Kind.DELETE, gone));
        return true;
    }

    void clear() {
        done.push(new Step(Kind.CLEAR, text.toString()));
        text.setLength(0);
    }

    boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Step last = done.pop();
        switch (last.kind()) {
            case APPEND:
                text.setLength(text.length() - last.text().length());
                break;
            case DELETE:
            case CLEAR:
                text.append(last.text());
                break;
        }
        return true;
    }

    static int number(String s) {
        try {
            return Integer.parseInt(s.trim());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    boolean obey(String line) {
        int blank = line.indexOf(' ');
        String verb = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1);
        if (verb.equals("append")) {
            append(rest);
            return true;
        } else if (verb.equals("delete")) {
            return delete(number(rest));
        } else if (verb.equals("clear")) {
            clear();
            return true;
        } else if (verb.equals("undo")) {
            return undo();
        } else if (verb.equals("show")) {
            System.out.println(text);
            return true;
        }
        return false;
    }

    public static void main(String[] args) {
        EditorSafe editor = new EditorSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.equals("quit")) {
                break;
            }
            if (!editor.obey(line)) {
                System.out.println("?");
            }
        }
        System.out.println(editor.text.length() + " chars, " + editor.done.size() + " steps");
    }
}
