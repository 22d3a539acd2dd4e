// breaks: assert
// Inner, local and anonymous classes see the fields around them.
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.function.IntUnaryOperator;

public class Main {
    int total;

    class Counter {
        int mine;
        void add(int n) {
            mine += n;
            total += n;
        }
    }

    int run(int n) {
        Counter a = new Counter();
        Counter b = this.new Counter();
        IntUnaryOperator twice = new IntUnaryOperator() {
            @Override
            public int applyAsInt(int x) {
                total++;
                return 2 * x;
            }
        };
        a.add(n);
        b.add(twice.applyAsInt(n));
        assert a.mine + b.mine + 1 == total; //~ assert a.mine + b.mine == total;
        return total;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert new Main().run(n) == 3 * n + 1;
    }
}
