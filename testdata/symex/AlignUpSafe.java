// verdict: SAFE
// twin: AlignUpWraps
// about: A size is rounded up to a multiple of eight.
// run: values=13
// run: values=2147483647

import org.sosy_lab.sv_benchmarks.Verifier;

public class AlignUpSafe {
    static int aligned(int size) {
        return size + 7 & ~7;
    }

    public static void main(String[] args) {
        int size = Verifier.nondetInt();
        if (size < 0 || size > Integer.MAX_VALUE - 7) {
            return;
        }
        int a = aligned(size);
        assert a % 8 == 0;
        assert a >= size && a - size < 8;
    }
}
