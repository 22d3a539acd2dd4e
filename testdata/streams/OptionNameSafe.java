// verdict: SAFE
// twin: OptionNameCut
// about: The option --output=FILE in any case of letters.
// run: args=--OutPut%3Dx,y,--output
// run: args=

public class OptionNameSafe {
    private static final String OPTION = "--output=";

    static String file(String arg) {
        if (arg.regionMatches(true, 0, OPTION, 0, OPTION.length())) {
            return arg.substring(OPTION.length());
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
