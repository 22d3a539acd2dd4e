// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Stack {
    private static class Entry {
        Object item;
        Entry below;
    }

    private Entry top;
    private int size;

    void push(Object item) {
        Entry e = new Entry();
        e.item = item;
        e.below = top;
        top = e;
        size++;
    }

    Object pop() {
        Object item = top.item;
        top = top.below;
        size--;
        return item;
    }

    boolean isEmpty() {
        return top == null; //~ return size < 0;
    }
}

class Main {
    public static void main(String[] args) {
        Stack s = new Stack();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (Verifier.nondetBoolean()) {
                s.push("item");
            } else if (!s.isEmpty()) {
                Object o = s.pop();
                assert o instanceof String;
            }
        }
    }
}
