// The JDK fills an array.
// fails: Box.q
public class ArrayFilled {
    public static class Box {
        private final char[] cell = {'a'};
        public void fill(String s) { if (s != null && s.length() == 1) s.getChars(0, 1, cell, 0); }
        public int q() { return 10 / cell[0]; }
    }
}

class ArrayFilledDriver {
    public static void main(String[] args) {
        ArrayFilled.Box b = new ArrayFilled.Box(); b.fill("\0"); b.q();
    }
}
