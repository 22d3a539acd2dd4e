// breaks: assert
// A product of doubles that is compared with a bound.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double r = Verifier.nondetDouble();
        if (r >= 0 && r <= 10) {
            double area = Math.PI * r * r;
            assert area <= 314.16; //~ assert area <= 314.15;
        }
    }
}
