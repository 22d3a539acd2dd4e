// A comparator of the client calls the library again.
// fails: Sorter.q
public class Reentrant {
    public static class Sorter {
        private int depth = 1;
        public void sort(Object[] a, java.util.Comparator<Object> c) {
            if (a == null || c == null) return;
            depth = 0;
            java.util.Arrays.sort(a, c);
            depth = 1;
        }
        public int q() { return 10 / depth; }
    }
}

class ReentrantDriver {
    public static void main(String[] args) {
        Reentrant.Sorter s = new Reentrant.Sorter(); s.sort(new Object[] {"a", "b"}, (x, y) -> s.q());
    }
}
