// A method that is not public changes a field, and other code of the package calls it.
// proved: Box.q
public class PackageSetterSafe {
    public static class Box {
        private int d = 1;
        void set(int v) { d = v == 0 ? 1 : v; }
        public int q() { return 10 / d; }
    }
    public static class Mut {
        public static void zero(Box b) { b.set(2); }
    }
}

class PackageSetterSafeDriver {
    public static void main(String[] args) {
        PackageSetterSafe.Box b = new PackageSetterSafe.Box(); PackageSetterSafe.Mut.zero(b); b.q();
    }
}
