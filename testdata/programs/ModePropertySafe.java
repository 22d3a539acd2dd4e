// verdict: SAFE
// twin: ModePropertyUnset
// about: A system property may not be set: then the mode is a default one, or it is asked whether it is null.
// run:

public class ModePropertySafe {
    static int threads() {
        String mode = System.getProperty("mode", "slow");
        assert mode != null;
        String text = System.getProperty("threads");
        return text == null ? 1 : text.length();
    }

    public static void main(String[] args) {
        int n = threads();
        assert n >= 0;
    }
}
