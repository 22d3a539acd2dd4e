// verdict: UNSAFE
// twin: CaesarSafe
// about: The remainder of a negative number is negative.
// run: values=98,25

import org.sosy_lab.sv_benchmarks.Verifier;

public class CaesarNegative {
    static char moved(char c, int by) {
        return (char) ('a' + (c - 'a' + by) % 26);
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int key = Verifier.nondetInt();
        if (c < 'a' || c > 'z' || key < 0 || key > 25) {
            return;
        }
        char secret = moved(c, key);
        assert secret >= 'a' && secret <= 'z';
        assert moved(secret, -key) == c; // expect: violated assert
    }
}
