// verdict: UNSAFE
// twin: ModePropertySafe
// about: A system property that nobody has set is null.
// run:

public class ModePropertyUnset {
    static int threads() {
        String mode = System.getProperty("mode", "slow");
        assert mode != null;
        String text = System.getProperty("threads");
        return text.length(); // expect: violated null-dereference
    }

    public static void main(String[] args) {
        int n = threads();
        assert n >= 0;
    }
}
