// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = Verifier.nondetDouble();
        if (x >= -100 && x <= 100 && y >= -100 && y <= 100) {
            double h = Math.sqrt(x * x + y * y);
            assert h >= 0 && h < 142; //~ assert h >= 0 && h < 141;
        }
    }
}
