// A method that is not public changes a field, and other code of the package calls it.
// fails: Box.q
public class PackageSetter {
    public static class Box {
        private int d = 1;
        void set(int v) { d = v; }
        public int q() { return 10 / d; }
    }
    public static class Mut {
        public static void zero(Box b) { b.set(0); }
    }
}

class PackageSetterDriver {
    public static void main(String[] args) {
        PackageSetter.Box b = new PackageSetter.Box(); PackageSetter.Mut.zero(b); b.q();
    }
}
