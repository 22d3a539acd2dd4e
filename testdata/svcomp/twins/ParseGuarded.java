// breaks: runtime
// A number format is caught, and that of another method is not.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int n;
        try {
            n = Integer.parseInt(s);
        } catch (NumberFormatException e) { //~ } catch (ArithmeticException e) {
            n = 0;
        }
        assert n >= Integer.MIN_VALUE;
    }
}
