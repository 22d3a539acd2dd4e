// breaks: assert
// CWE-197: a number is cut to a byte.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int data = Verifier.nondetInt();
        if (data >= -128 && data <= 127) { //~ if (data >= -128 && data <= 128) {
            byte b = (byte) data;
            assert b == data;
        }
    }
}
