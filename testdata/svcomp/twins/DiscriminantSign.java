// breaks: assert
// Where the discriminant is negative there is no root.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double b = Verifier.nondetDouble();
        Verifier.assume(b > -2 && b < 2);
        double d = b * b - 4;
        double root = Math.sqrt(d);
        assert Double.isNaN(root) || root == 0; //~ assert Double.isNaN(root) && d < -0.01;
    }
}
