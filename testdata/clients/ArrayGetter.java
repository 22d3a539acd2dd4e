// A getter gives the array itself.
// fails: Box.q
public class ArrayGetter {
    public static class Box {
        private final Object[] cell = {"x"};
        public Object[] cell() { return cell; }
        public int q() { return cell[0].hashCode(); }
    }
}

class ArrayGetterDriver {
    public static void main(String[] args) {
        ArrayGetter.Box b = new ArrayGetter.Box(); b.cell()[0] = null; b.q();
    }
}
