// Elements of a static collection are changed by a lambda.
// proved: Registry.sum
public class StaticCollectionSafe {
    public static class Cell { int v = 1; }
    public static class Registry {
        private static final java.util.List<Cell> ALL = new java.util.ArrayList<>();
        public static void add() { ALL.add(new Cell()); }
        public static void reset() { ALL.forEach(c -> c.v = 0); }
        public static int sum(int i) {
            int s = 0;
            s += ALL.size();
            return s;
        }
    }
}

class StaticCollectionSafeDriver {
    public static void main(String[] args) {
        StaticCollectionSafe.Registry.add(); StaticCollectionSafe.Registry.reset(); StaticCollectionSafe.Registry.sum(0);
    }
}
