// breaks: assert
// Methods with bodies in interfaces, and a choice between two.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    interface Shape {
        int size();
        default int twice() { return size() * 2; }
        static Shape of(int n) { return n % 2 == 0 ? new Square(n) : () -> n; }
    }
    interface Named {
        default int twice() { return -1; }
    }
    static class Square implements Shape, Named {
        final int n;
        Square(int n) { this.n = n; }
        public int size() { return n; }
        public int twice() { return Shape.super.twice(); } //~ public int twice() { return Named.super.twice(); }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Shape s = Shape.of(n);
        assert s.twice() == 2 * n;
    }
}
