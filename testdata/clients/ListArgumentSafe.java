// An argument is a list that cannot change.
// proved: Adder.add
public class ListArgumentSafe {
    public static class Adder {
        public static void add(java.util.List<Object> l) {
            if (l != null) l.isEmpty();
        }
    }
}

class ListArgumentSafeDriver {
    public static void main(String[] args) {
        ListArgumentSafe.Adder.add(java.util.Collections.emptyList());
    }
}
