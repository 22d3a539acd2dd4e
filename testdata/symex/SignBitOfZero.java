// verdict: UNSAFE
// twin: SignBitSafe
// about: The sign bit is taken to say that a number is below zero.
// run: values=-0.0

import org.sosy_lab.sv_benchmarks.Verifier;

public class SignBitOfZero {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        long bits = Double.doubleToLongBits(d);
        boolean signed = bits < 0;
        assert !signed || d < 0; // expect: violated assert
        double again = Double.longBitsToDouble(bits & 0x7fffffffffffffffL);
        assert d != d || again == Math.abs(d);
    }
}
