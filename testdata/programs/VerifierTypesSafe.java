// verdict: SAFE
// twin: VerifierShortNegated
// about: Values of several types from the SV-COMP interface.
// run: values=true,-32768,65,5000000000
// run: values=false,-1,0,-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class VerifierTypesSafe {
    static short absolute(short s) {
        if (s == Short.MIN_VALUE) {
            return Short.MAX_VALUE;
        }
        return (short) (s < 0 ? -s : s);
    }

    public static void main(String[] args) {
        boolean flag = Verifier.nondetBoolean();
        short s = Verifier.nondetShort();
        if (flag) {
            assert absolute(s) >= 0;
        }
        char c = Verifier.nondetChar();
        int next = c + 1;
        assert next > 0 && next <= 65536;
        long l = Verifier.nondetLong();
        long half = l / 2;
        assert half > -4611686018427387905L;
        if (l >= 0) {
            assert half <= l;
        }
    }
}
