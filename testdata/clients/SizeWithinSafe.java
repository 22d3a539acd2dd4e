// A count of elements stays within an array, or is one too large.
// proved: Stack.push
public class SizeWithinSafe {
    public static class Stack {
        private final int[] data = new int[4];
        private int size;
        public boolean push(int x) {
            if (size == data.length) return false;
            data[size++] = x;
            return true;
        }
        public int pop() { return size == 0 ? -1 : data[--size]; }
    }
}

class SizeWithinSafeDriver {
    public static void main(String[] args) {
        SizeWithinSafe.Stack s = new SizeWithinSafe.Stack(); for (int i = 0; i < 5; i++) s.push(i);
    }
}
