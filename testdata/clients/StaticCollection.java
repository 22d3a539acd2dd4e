// Elements of a static collection are changed by a lambda.
// fails: Registry.sum
public class StaticCollection {
    public static class Cell { int v = 1; }
    public static class Registry {
        private static final java.util.List<Cell> ALL = new java.util.ArrayList<>();
        public static void add() { ALL.add(new Cell()); }
        public static void reset() { ALL.forEach(c -> c.v = 0); }
        public static int sum(int i) {
            int s = 0;
            for (Cell c : ALL) s += 10 / c.v;
            return s;
        }
    }
}

class StaticCollectionDriver {
    public static void main(String[] args) {
        StaticCollection.Registry.add(); StaticCollection.Registry.reset(); StaticCollection.Registry.sum(0);
    }
}
