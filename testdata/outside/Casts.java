import java.util.*;

// Casts of objects from outside, and what they are after a test.
class Casts {
    static int holdsText(Object o) {
        if (o instanceof String) {
            String s = (String) o;
            return s.length();
        }
        return 0;
    }

    static int holdsArray(Object o) {
        if (!(o instanceof Object[])) {
            return 0;
        }
        Object[] a = (Object[]) o;
        return a.length;
    }

    static int holdsList(Object o) { return o instanceof List ? ((List<?>) o).hashCode() : 0; }

    static int holdsBox(Object o) {
        if (o instanceof Integer && (Integer) o > 0) {
            return 10 / (Integer) o;
        }
        return 0;
    }

    static int holdsNumbers(Object o) { return o instanceof int[] ? ((int[]) o).length : 0; }

    static int holdsRange(Random r) { return r == null ? 0 : LOTS[r.nextInt(5)]; }

    static final int[] LOTS = new int[5];

    static int failsText(Object o) { return o instanceof CharSequence ? ((String) o).length() : 0; }

    static int failsArray(Object o) { return o instanceof Object[] ? ((String[]) o).length : 0; }

    static int failsElse(Object o) { return o instanceof List || o == null ? 0 : ((Map<?, ?>) o).hashCode(); }

    static int failsBox(Object o) { return o instanceof Integer ? 10 / (Integer) o : 0; }

    static int failsNumbers(Object o) { return o instanceof int[] ? ((int[]) o)[0] : 0; }

    static int failsOther(Object o, Object p) { return o instanceof String ? ((String) p).length() : 0; }

    static int failsAfter(Object o, Object p) {
        boolean text = o instanceof String;
        o = p;
        return text ? ((String) o).length() : 0;
    }

    static int failsOr(Object o, boolean b) {
        if (b || o instanceof String) {
            return ((String) o).length();
        }
        return 0;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "holdsText": holdsText("x"); break;
            case "holdsArray": holdsArray(new String[1]); break;
            case "holdsList": holdsList(List.of()); break;
            case "holdsBox": holdsBox(3); break;
            case "holdsNumbers": holdsNumbers(new int[1]); break;
            case "holdsRange": holdsRange(null); break;
            case "failsText": failsText(new StringBuilder()); break;
            case "failsArray": failsArray(new Object[1]); break;
            case "failsElse": failsElse("x"); break;
            case "failsBox": failsBox(0); break;
            case "failsNumbers": failsNumbers(new int[0]); break;
            case "failsOther": failsOther("x", 1); break;
            case "failsAfter": failsAfter("x", 1); break;
            case "failsOr": failsOr(1, true); break;
        }
    }
}
