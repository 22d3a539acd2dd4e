// verdict: UNSAFE
// twin: SwapCaseSafe
// about: Characters around the letters are changed, too.
// run: values=91

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwapCaseSign {
    static boolean letter(char c) {
        return c >= 'A' && c <= 'z';
    }

    static char swapped(char c) {
        return letter(c) ? (char) (c ^ 32) : c;
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        char d = swapped(c);
        assert swapped(d) == c; // expect: violated assert
        boolean small = d >= 'a' && d <= 'z';
        boolean capital = d >= 'A' && d <= 'Z';
        assert c == d || small || capital;
    }
}
