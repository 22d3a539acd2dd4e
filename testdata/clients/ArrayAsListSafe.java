// Arrays.asList writes through to the array.
// proved: Box.q
public class ArrayAsListSafe {
    public static class Box {
        private final Object[] cell = {"x"};
        public java.util.List<Object> view() { return java.util.Arrays.asList(cell); }
        public int q() { return cell[0] == null ? 0 : 1; }
    }
}

class ArrayAsListSafeDriver {
    public static void main(String[] args) {
        ArrayAsListSafe.Box b = new ArrayAsListSafe.Box(); b.view().set(0, null); b.q();
    }
}
