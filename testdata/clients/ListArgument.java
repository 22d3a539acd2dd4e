// An argument is a list that cannot change.
// fails: Adder.add, unless java.util.List.add() of a list from outside throws nothing
public class ListArgument {
    public static class Adder {
        public static void add(java.util.List<Object> l) {
            if (l != null) l.add("x");
        }
    }
}

class ListArgumentDriver {
    public static void main(String[] args) {
        ListArgument.Adder.add(java.util.Collections.emptyList());
    }
}
