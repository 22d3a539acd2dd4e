// verdict: SAFE
// twin: SwapCaseSign
// about: The case of a letter is one bit.
// run: values=97
// run: values=90

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwapCaseSafe {
    static boolean letter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static char swapped(char c) {
        return letter(c) ? (char) (c ^ 32) : c;
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        char d = swapped(c);
        assert swapped(d) == c;
        boolean small = d >= 'a' && d <= 'z';
        boolean capital = d >= 'A' && d <= 'Z';
        assert c == d || small || capital;
    }
}
