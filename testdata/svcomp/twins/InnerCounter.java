// breaks: assert
// An inner class changes its outer object.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Outer o = new Outer();
        Outer.Inner a = o.new Inner();
        Outer.Inner b = o.new Inner();
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 20);
        for (int i = 0; i < n; i++) {
            a.hit();
            b.hit();
        }
        assert o.count == 2 * n; //~ assert o.count == n;
    }
    static class Outer {
        int count;
        class Inner { void hit() { count++; } }
    }
}
