// verdict: SAFE
// twin: CaesarNegative
// about: A letter is moved by a key and moved back.
// run: values=98,3

import org.sosy_lab.sv_benchmarks.Verifier;

public class CaesarSafe {
    static char moved(char c, int by) {
        return (char) ('a' + (c - 'a' + by + 26) % 26);
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int key = Verifier.nondetInt();
        if (c < 'a' || c > 'z' || key < 0 || key > 25) {
            return;
        }
        char secret = moved(c, key);
        assert secret >= 'a' && secret <= 'z';
        assert moved(secret, -key) == c;
    }
}
