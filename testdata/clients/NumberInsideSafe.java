// Other code of the library calls a method that demands a number of its argument.
// proved: User.q
public class NumberInsideSafe {
    public static class Maker {
        public static int make(int n) { return new int[n].length; }
    }
    public static class User {
        private int k = 0;
        public void less() { k = 1; }
        public int q() { return Maker.make(k); }
    }
}

class NumberInsideSafeDriver {
    public static void main(String[] args) {
        NumberInsideSafe.User u = new NumberInsideSafe.User(); u.less(); u.q();
    }
}
