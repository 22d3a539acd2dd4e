// breaks: assert
// A lambda that keeps the value of a variable.
import java.util.function.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int k = Verifier.nondetInt();
        Verifier.assume(k > 0 && k < 10);
        IntUnaryOperator f = x -> x * k;
        IntUnaryOperator g = f.andThen(x -> x + 1); //~ IntUnaryOperator g = f.compose(x -> x + 1);
        assert g.applyAsInt(3) == 3 * k + 1;
    }
}
