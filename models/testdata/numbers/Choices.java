import java.util.ArrayList;
import java.util.List;

/** What the models do not know: an exception, or, for a result of the JDK, all combinations of values that may give it. */
public class Choices {
    private static final int MOST = 20_000;

    static boolean open;
    static List<Long> longs;
    static List<Integer> ints;
    static Object result;

    private static final List<int[]> PATH = new ArrayList<>(); // the choice, and how many there are
    private static int at;
    private static int tried;

    static void begin() {
        PATH.clear();
        at = 0;
        tried = 0;
    }

    /** The next combination; false if there is none. */
    static boolean advance() {
        at = 0;
        while (!PATH.isEmpty()) {
            int[] last = PATH.get(PATH.size() - 1);
            if (++last[0] < last[1]) {
                return ++tried < MOST;
            }
            PATH.remove(PATH.size() - 1);
        }
        return false;
    }

    private static int choice(int of) {
        if (at == PATH.size()) {
            PATH.add(new int[] {0, of});
        }
        return PATH.get(at++)[0];
    }

    public static Object next(String what) {
        if (!open) {
            throw new Unknown();
        }
        switch (what) {
            case "boolean": return choice(2) == 1;
            case "long": return longs.get(choice(longs.size()));
            case "int": return ints.get(choice(ints.size()));
            case "double": return ((Number) result).doubleValue();
            default: return result;
        }
    }
}
