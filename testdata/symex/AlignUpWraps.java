// verdict: UNSAFE
// twin: AlignUpSafe
// about: The largest sizes wrap around.
// run: values=2147483647

import org.sosy_lab.sv_benchmarks.Verifier;

public class AlignUpWraps {
    static int aligned(int size) {
        return size + 7 & ~7;
    }

    public static void main(String[] args) {
        int size = Verifier.nondetInt();
        if (size < 0) {
            return;
        }
        int a = aligned(size);
        assert a % 8 == 0;
        assert a >= size && a - size < 8; // expect: violated assert
    }
}
