// verdict: UNSAFE
// twin: ExtensionSafe
// about: The extension is taken to have three letters.
// run: args=Main.c

public class ExtensionOfThree {
    static String extension(String name) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            return "";
        }
        return name.substring(dot + 1, dot + 4); // expect: violated uncaught-exception
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 8) {
            String e = extension(args[0]);
            assert e.length() <= args[0].length();
        }
    }
}
