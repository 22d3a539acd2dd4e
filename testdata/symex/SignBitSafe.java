// verdict: SAFE
// twin: SignBitOfZero
// about: A number whose sign bit is set is not positive, and its bits make the same number again.
// run: values=1.5

import org.sosy_lab.sv_benchmarks.Verifier;

public class SignBitSafe {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        long bits = Double.doubleToLongBits(d);
        boolean signed = bits < 0;
        assert !signed || !(d > 0);
        double again = Double.longBitsToDouble(bits & 0x7fffffffffffffffL);
        assert d != d || again == Math.abs(d);
    }
}
