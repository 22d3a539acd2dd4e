// A getter gives the array itself.
// proved: Box.q
public class ArrayGetterSafe {
    public static class Box {
        private final Object[] cell = {"x"};
        public Object[] cell() { return cell; }
        public int q() { return cell[0] == null ? 0 : cell.length; }
    }
}

class ArrayGetterSafeDriver {
    public static void main(String[] args) {
        ArrayGetterSafe.Box b = new ArrayGetterSafe.Box(); b.cell()[0] = null; b.q();
    }
}
