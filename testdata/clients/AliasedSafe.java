// The same object is passed twice.
// proved: Acc.move
public class AliasedSafe {
    public static class Acc {
        private int v = 1;
        public void move(Acc to) {
            if (to == null) return;
            v = 4;
            to.v = 1;
            int x = 10 / v;
            v = 1 + x * 0;
        }
        public int q() { return 10 / v; }
    }
}

class AliasedSafeDriver {
    public static void main(String[] args) {
        new AliasedSafe.Acc().move(new AliasedSafe.Acc());
    }
}
