// An exception leaves an object in the middle of an update.
// proved: Buf.q
public class ExceptionInUpdateSafe {
    public static class Buf {
        private int d = 1;
        public void put(int k) {
            d = 2;
            int x = 10 / k;
            d = 1;
        }
        public int q() { return 10 / d; }
    }
}

class ExceptionInUpdateSafeDriver {
    public static void main(String[] args) {
        ExceptionInUpdateSafe.Buf b = new ExceptionInUpdateSafe.Buf(); try { b.put(0); } catch (ArithmeticException e) { } b.q();
    }
}
