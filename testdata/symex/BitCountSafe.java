// verdict: SAFE
// twin: BitCountLosesSign
// about: Two ways to count the bits of a number with twelve bits and its sign.
// run: values=4095
// run: values=-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class BitCountSafe {
    static int slowly(int x) {
        int n = 0;
        while (x != 0) {
            x &= x - 1;
            n++;
        }
        return n;
    }

    static int quickly(int x) {
        x = x - ((x >>> 1) & 0x55555555);
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
        x = (x + (x >>> 4)) & 0x0f0f0f0f;
        return (x * 0x01010101) >>> 24;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt() & 0x80000fff;
        assert slowly(x) == quickly(x);
    }
}
