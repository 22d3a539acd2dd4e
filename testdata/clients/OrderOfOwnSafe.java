import java.util.TreeMap;

// The JDK compares objects of the library, which never fails.
// proved: Log.add
public class OrderOfOwnSafe {
    public static class Log {
        private final TreeMap<Time, String> lines = new TreeMap<>();
        public void add(int second) { lines.put(new Time(second), "line"); }
    }
    static final class Time implements Comparable<Time> {
        private final int second;
        Time(int second) { this.second = second; }
        @Override public int compareTo(Time t) { return Integer.compare(second, t.second); }
    }
}

class OrderOfOwnSafeDriver {
    public static void main(String[] args) {
        OrderOfOwnSafe.Log log = new OrderOfOwnSafe.Log();
        log.add(1);
        log.add(1);
    }
}
