// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double charge = 100.0;
        while (Verifier.nondetBoolean()) {
            charge = charge * 0.99;
        }
        assert charge >= 0.0; //~ assert charge >= 50.0;
    }
}
