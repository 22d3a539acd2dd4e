// A part leaves in an exception.
// proved: Box.q
public class PartInExceptionSafe {
    public static class Broken extends RuntimeException {
        final int[] cell;
        Broken(int[] cell) { this.cell = cell; }
        public int[] cell() { return cell; }
    }
    public static class Box {
        private final int[] cell = {1};
        public void fail() { throw new Broken(cell); }
        public int q() { return 10 * cell[0]; }
    }
}

class PartInExceptionSafeDriver {
    public static void main(String[] args) {
        PartInExceptionSafe.Box b = new PartInExceptionSafe.Box(); try { b.fail(); } catch (PartInExceptionSafe.Broken e) { e.cell()[0] = 0; } b.q();
    }
}
