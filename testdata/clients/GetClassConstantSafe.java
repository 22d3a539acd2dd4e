// The class of an argument is compared with a constant.
// proved: Name.same
public class GetClassConstantSafe {
    public static class Name {
        private int x;
        public boolean same(Object o) { return o != null && o.getClass() == Name.class && ((Name) o).x == x; }
    }
}

class GetClassConstantSafeDriver {
    public static void main(String[] args) {
        new GetClassConstantSafe.Name().same("1");
    }
}
