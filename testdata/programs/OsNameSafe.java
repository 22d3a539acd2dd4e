// verdict: SAFE
// twin: OsNameMistyped
// about: Every platform has the property os.name, as long as nobody removes it.
// run:

public class OsNameSafe {
    private static final String NAME = System.getProperty("os.name");

    static boolean shortName() {
        return NAME.length() < 4;
    }

    public static void main(String[] args) {
        String end = System.getProperty("line.separator", "");
        if (!shortName()) {
            assert end != null;
        }
    }
}
