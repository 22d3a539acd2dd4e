// verdict: UNSAFE
// twin: OptionNameSafe
// about: The option without a file is cut behind its end.
// run: args=--output

public class OptionNameCut {
    private static final String OPTION = "--output=";

    static String file(String arg) {
        if (arg.regionMatches(true, 0, OPTION, 0, OPTION.length() - 1)) {
            return arg.substring(OPTION.length()); // expect: violated uncaught-exception
        }
        return null;
    }

    public static void main(String[] args) {
        String file = null;
        for (String arg : args) {
            String f = file(arg);
            if (f != null) {
                file = f;
            }
        }
        System.out.println(file == null ? "no file" : file.length() + " letters");
    }
}
