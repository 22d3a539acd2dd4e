// verdict: UNSAFE
// twin: VerifierTypesSafe
// about: Values of several types from the SV-COMP interface.
// about: The negation of the smallest short does not fit into a short.
// run: values=true,-32768

import org.sosy_lab.sv_benchmarks.Verifier;

public class VerifierShortNegated {
    static short absolute(short s) {
        return (short) (s < 0 ? -s : s);
    }

    public static void main(String[] args) {
        boolean flag = Verifier.nondetBoolean();
        short s = Verifier.nondetShort();
        if (flag) {
            assert absolute(s) >= 0; // expect: violated assert
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
