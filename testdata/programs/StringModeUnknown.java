// verdict: UNSAFE
// twin: StringModeSafe
// about: A string constant chooses the mode, and string constants are interned.
// about: The third mode is not known to the factory, which returns null.
// run: values=2

import java.util.Random;

public class StringModeUnknown {
    static class Mode {
        final String name;

        Mode(String name) {
            this.name = name;
        }
    }

    static Mode create(String name) {
        if (name.equals("fast")) {
            return new Mode(name);
        } else if (name.equals("exact")) {
            return new Mode("exact");
        }
        return null;
    }

    public static void main(String[] args) {
        int choice = new Random().nextInt(3);
        String name = choice == 0 ? "fast" : choice == 1 ? "exact" : "quick";
        Mode mode = create(name);
        String chosen = mode.name; // expect: violated null-dereference
        assert chosen == "fast" || choice != 0;
        System.out.println(chosen);
    }
}
