package other.util;
public class ArrayList<E> {
    private Object[] items = new Object[2]; private int n;
    public void add(E e) { if (n == 2) throw new IllegalStateException("full"); items[n++] = e; }
    public int size() { return n; }
}
