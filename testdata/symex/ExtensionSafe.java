// verdict: SAFE
// twin: ExtensionOfThree
// about: The extension of a file's name is what stands after the last dot.
// run: args=a.tar.gz
// run: args=Makefile

public class ExtensionSafe {
    static String extension(String name) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            return "";
        }
        return name.substring(dot + 1);
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 8) {
            String e = extension(args[0]);
            assert e.length() <= args[0].length();
        }
    }
}
