// A comparator of the client calls the library again.
// proved: Sorter.q
public class ReentrantSafe {
    public static class Sorter {
        private int depth = 1;
        public void sort(Object[] a, java.util.Comparator<Object> c) {
            if (a == null || c == null) return;
            depth = 2;
            java.util.Arrays.sort(a, c);
            depth = 1;
        }
        public int q() { return 10 / depth; }
    }
}

class ReentrantSafeDriver {
    public static void main(String[] args) {
        ReentrantSafe.Sorter s = new ReentrantSafe.Sorter(); s.sort(new Object[] {"a", "b"}, (x, y) -> s.q());
    }
}
