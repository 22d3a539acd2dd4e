import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Calls that have more targets in the lowered program than in any run. */
public class Assumptions {
    /** A number is its own hash code; a thread in the set is asked for one that is not modelled. */
    static void numbers(int n) {
        Set<Object> set = new HashSet<>();
        set.add(n);
        assert set.size() == 1;
    }

    /** What is in the list tells what it is as text: here it is no thread. */
    static void texts(int n) {
        List<Object> list = new ArrayList<>();
        list.add(n);
        assert list.get(0).toString() != null;
    }

    /** The twin of texts: the list holds a thread. */
    static void threads(int n) {
        List<Object> list = new ArrayList<>();
        list.add(n == 0 ? n : Thread.currentThread());
        assert list.get(0).toString() != null;
    }

    /** The letter is another one in a Turkish default locale. */
    static void lower(int n) {
        assert "TITLE".toLowerCase().length() == 5;
    }

    /** The twin of lower: no letter is. */
    static void lowered(int n) {
        assert "NAME".toLowerCase().length() == 4;
    }
}
