// A client gets a function that has the list.
// fails: Box.first
import java.util.*;

public class ListInLambda {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public Box() { items.add("a"); }
        public Runnable cleaner() { return items::clear; }
        public String first() { return items.get(0); }
    }
}

class ListInLambdaDriver {
    public static void main(String[] args) {
        ListInLambda.Box p = new ListInLambda.Box(); p.cleaner().run(); p.first();
    }
}
