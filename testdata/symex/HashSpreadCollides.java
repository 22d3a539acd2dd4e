// verdict: UNSAFE
// twin: HashSpreadSafe
// about: With or in place of xor, two numbers become the same.
// run: values=65536,65537

import org.sosy_lab.sv_benchmarks.Verifier;

public class HashSpreadCollides {
    static int spread(int h) {
        return h | h >>> 16;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a != b) {
            assert spread(a) != spread(b); // expect: violated assert
        }
    }
}
