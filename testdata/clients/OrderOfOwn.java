import java.util.TreeMap;

// The JDK compares objects of the library, which fails for equal ones.
// fails: Log.add
public class OrderOfOwn {
    public static class Log {
        private final TreeMap<Time, String> lines = new TreeMap<>();
        public void add(int second) { lines.put(new Time(second), "line"); }
    }
    static final class Time implements Comparable<Time> {
        private final int second;
        Time(int second) { this.second = second; }
        @Override public int compareTo(Time t) { return 60 / (second - t.second); }
    }
}

class OrderOfOwnDriver {
    public static void main(String[] args) {
        OrderOfOwn.Log log = new OrderOfOwn.Log();
        log.add(1);
        log.add(1);
    }
}
