// verdict: UNSAFE
// twin: OsNameSafe
// about: A property that platforms need not have is null.
// run:

public class OsNameMistyped {
    private static final String NAME = System.getProperty("os.nam");

    static boolean shortName() {
        return NAME.length() < 4; // expect: violated null-dereference
    }

    public static void main(String[] args) {
        String end = System.getProperty("line.separator", "");
        if (!shortName()) {
            assert end != null;
        }
    }
}
