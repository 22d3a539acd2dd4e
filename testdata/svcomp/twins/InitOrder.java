// breaks: assert
// Classes are initialised when they are first used.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int clock;

    static class A {
        static final int CONSTANT = 7;
        static int time = ++clock;
        static int use() { return time; }
    }
    static class B extends A {
        static int late = ++clock;
        int own = ++clock;
    }

    public static void main(String[] args) {
        assert clock == 0;
        int c = A.CONSTANT;
        assert clock == 0;
        if (Verifier.nondetBoolean()) {
            assert new B().own == 3;
            assert B.late == 2;
        } else {
            assert A.use() == 1;
            assert clock == 1; //~ assert clock == 2;
        }
        assert A.time == 1 && c == 7;
    }
}
