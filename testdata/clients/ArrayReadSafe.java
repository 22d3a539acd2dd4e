// A reader of the client fills an array.
// proved: Box.q
public class ArrayReadSafe {
    public static class Box {
        private final byte[] cell = {1};
        public void fill(java.io.InputStream in) throws java.io.IOException { if (in != null) in.read(cell); }
        public int q() { return 10 * cell[0]; }
    }
}

class ArrayReadSafeDriver {
    public static void main(String[] args) {
        ArrayReadSafe.Box b = new ArrayReadSafe.Box(); try { b.fill(new java.io.ByteArrayInputStream(new byte[1])); } catch (java.io.IOException e) { return; } b.q();
    }
}
