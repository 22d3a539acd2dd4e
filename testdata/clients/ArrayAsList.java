// Arrays.asList writes through to the array.
// fails: Box.q
public class ArrayAsList {
    public static class Box {
        private final Object[] cell = {"x"};
        public java.util.List<Object> view() { return java.util.Arrays.asList(cell); }
        public int q() { return cell[0].hashCode(); }
    }
}

class ArrayAsListDriver {
    public static void main(String[] args) {
        ArrayAsList.Box b = new ArrayAsList.Box(); b.view().set(0, null); b.q();
    }
}
