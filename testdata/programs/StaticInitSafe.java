// verdict: SAFE
// twin: StaticInitOrder
// about: Static fields are initialised in the order of the text.
// about: The field is set before the method that reads it is called.
// run: args=8
// run:

public class StaticInitSafe {
    static class Settings {
        static int unit = Integer.parseInt("4");
        static int half = halve();

        static int halve() {
            return unit / 2;
        }
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int x = Integer.parseInt(args[0]);
        if (Settings.half != 0) {
            System.out.println(x / Settings.half);
        }
    }
}
