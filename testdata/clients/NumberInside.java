// Other code of the library calls a method that demands a number of its argument.
// fails: User.q
public class NumberInside {
    public static class Maker {
        public static int make(int n) { return new int[n].length; }
    }
    public static class User {
        private int k = 0;
        public void less() { k--; }
        public int q() { return Maker.make(k); }
    }
}

class NumberInsideDriver {
    public static void main(String[] args) {
        NumberInside.User u = new NumberInside.User(); u.less(); u.q();
    }
}
