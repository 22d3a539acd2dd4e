// A part leaves in an exception.
// fails: Box.q
public class PartInException {
    public static class Broken extends RuntimeException {
        final int[] cell;
        Broken(int[] cell) { this.cell = cell; }
        public int[] cell() { return cell; }
    }
    public static class Box {
        private final int[] cell = {1};
        public void fail() { throw new Broken(cell); }
        public int q() { return 10 / cell[0]; }
    }
}

class PartInExceptionDriver {
    public static void main(String[] args) {
        PartInException.Box b = new PartInException.Box(); try { b.fail(); } catch (PartInException.Broken e) { e.cell()[0] = 0; } b.q();
    }
}
