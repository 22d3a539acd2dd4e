package sun.security.util;

/** Nothing is traced. */
public class Debug {
    public static Debug getInstance(String option) {
        return null;
    }

    public static Debug getInstance(String option, String prefix) {
        return null;
    }

    public static boolean isOn(String option) {
        return false;
    }

    public static boolean isVerbose() {
        return false;
    }
}
