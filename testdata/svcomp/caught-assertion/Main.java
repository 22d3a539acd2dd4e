// assert: UNKNOWN
// runtime: TRUE
// The assert fails, and the program catches the error. SV-COMP's property is violated;
// jayverify looks only at errors that leave main, so it must not say TRUE.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        try {
            assert Verifier.nondetInt() != 7;
        } catch (AssertionError e) {
            System.out.println("caught");
        }
    }
}
