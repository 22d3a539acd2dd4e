// An exception leaves an object in the middle of an update.
// fails: Buf.q
public class ExceptionInUpdate {
    public static class Buf {
        private int d = 1;
        public void put(int k) {
            d = 0;
            int x = 10 / k;
            d = 1 + x * x;
        }
        public int q() { return 10 / d; }
    }
}

class ExceptionInUpdateDriver {
    public static void main(String[] args) {
        ExceptionInUpdate.Buf b = new ExceptionInUpdate.Buf(); try { b.put(0); } catch (ArithmeticException e) { } b.q();
    }
}
