// A private list is equal to one that a client has made.
// fails: Box.q
import java.util.*;

public class EqualToClients {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public int q(Object o) { return items.size() == 1 && items.equals(o) ? 10 / (items.size() - 1) : 0; }
    }
}

class EqualToClientsDriver {
    public static void main(String[] args) {
        EqualToClients.Box p = new EqualToClients.Box();
        p.add("a"); p.q(new ArrayList<>(Arrays.asList("a")));
    }
}
