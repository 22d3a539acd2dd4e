// verdict: UNSAFE
// twin: StaticInitSafe
// about: Static fields are initialised in the order of the text.
// about: The method is called first and sees the default value zero.
// run: args=8

public class StaticInitOrder {
    static class Settings {
        static int half = halve();
        static int unit = half + 4;

        static int halve() {
            return unit / 2;
        }
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int x = Integer.parseInt(args[0]);
        System.out.println(x / Settings.half); // expect: violated division-by-zero
    }
}
