// verdict: UNSAFE
// twin: TodoSafe
// about: The command rm does not look whether its number is too small.
// run: lines=add milk|rm 0

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class TodoRemoveZero {
    enum State { OPEN, DONE }

    static final class Item {
        final String text;
        State state = State.OPEN;

        Item(String text) {
            this.text = text;
        }

        String line(int number) {
            return number + (state == State.DONE ? " [x] " : " [ ] ") + text;
        }
    }

    private final List<Item> items = new ArrayList<>();

    void add(String text) {
        if (text.isEmpty()) {
            System.out.println("add what?");
            return;
        }
        items.add(new Item(text));
    }

    void done(String argument) {
        int n = number(argument);
        if (n < 1 || n > items.size()) {
            System.out.println("no such item: " + argument);
            return;
        }
        items.get(n - 1).state = State.DONE;
    }

    void remove(String argument) {
        int n = number(argument);
        if (n > items.size()) {
            System.out.println("no such item: " + argument);
            return;
        }
        Item gone = items.remove(n - 1); // expect: violated uncaught-exception
        System.out.println("removed " + gone.text);
    }

    void list() {
        int i = 1;
        for (Item item : items) {
            System.out.println(item.line(i));
            i++;
        }
        System.out.println(open() + " open");
    }

    int open() {
        int n = 0;
        for (Item item : items) {
            if (item.state == State.OPEN) {
                n++;
            }
        }
        return n;
    }

    static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return Integer.MAX_VALUE;
        }
    }

    /** Obeys one line; false says that the user wants to leave. */
    boolean obey(String line) {
        int blank = line.indexOf(' ');
        String command = blank < 0 ? line : line.substring(0, blank);
        String argument = blank < 0 ? "" : line.substring(blank + 1);
        switch (command) {
            case "add":
                add(argument);
                return true;
            case "done":
                done(argument);
                return true;
            case "rm":
                remove(argument);
                return true;
            case "list":
                list();
                return true;
            case "quit":
                return false;
            default:
                System.out.println("add, done, rm, list or quit");
                return true;
        }
    }

    public static void main(String[] args) {
        TodoRemoveZero todo = new TodoRemoveZero();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            if (!todo.obey(in.nextLine())) {
                break;
            }
        }
        System.out.println("bye, " + todo.open() + " left");
    }
}
