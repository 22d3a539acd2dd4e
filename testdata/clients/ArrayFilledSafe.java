// The JDK fills an array.
// proved: Box.q
public class ArrayFilledSafe {
    public static class Box {
        private final char[] cell = {'a'};
        public void fill(String s) { if (s != null && s.length() == 1) s.getChars(0, 1, cell, 0); }
        public int q() { return 10 / (1 + cell[0]); }
    }
}

class ArrayFilledSafeDriver {
    public static void main(String[] args) {
        ArrayFilledSafe.Box b = new ArrayFilledSafe.Box(); b.fill("\0"); b.q();
    }
}
