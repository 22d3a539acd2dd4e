// breaks: assert
// Reversing twice gives the text again, if it has no halves of surrogate pairs.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 1000);
        String s = Integer.toString(n);
        String back = new StringBuilder(s).reverse().toString();
        boolean same = back.equals(s);
        if (same && n >= 10) {
            assert s.charAt(0) == s.charAt(s.length() - 1); //~ assert s.charAt(0) == s.charAt(1);
        }
    }
}
