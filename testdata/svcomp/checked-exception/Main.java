// assert: TRUE
// runtime: TRUE
// The exception that leaves main is no RuntimeException.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void read(int n) throws java.io.IOException {
        if (n < 0) {
            throw new java.io.IOException("negative");
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Verifier.nondetInt();
        read(n);
        assert n >= 0;
    }
}
