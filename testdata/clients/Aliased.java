// The same object is passed twice.
// fails: Acc.move
public class Aliased {
    public static class Acc {
        private int v = 1;
        public void move(Acc to) {
            if (to == null) return;
            v = 0;
            to.v = 1;
            int x = 10 / v;
            v = 1 + x * 0;
        }
        public int q() { return 10 / v; }
    }
}

class AliasedDriver {
    public static void main(String[] args) {
        new Aliased.Acc().move(new Aliased.Acc());
    }
}
