// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double rate = Verifier.nondetDouble();
        Verifier.assume(rate >= 1.01 && rate <= 1.05);
        double balance = 1000.0;
        int years = 0;
        while (balance < 2000.0) {
            balance *= rate;
            years++;
        }
        assert balance <= 2100.5; //~ assert balance <= 2070.0;
    }
}
