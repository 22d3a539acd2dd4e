// verdict: UNSAFE
// twin: PalindromeFourSafe
// about: Only the outer letters are compared.
// run: values=abca

import org.sosy_lab.sv_benchmarks.Verifier;

public class PalindromeFourHalf {
    static boolean palindrome(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j - 1) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
            i++;
            j--;
        }
        return true;
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() == 4 && palindrome(s)) {
            assert s.charAt(0) == s.charAt(3);
            assert s.charAt(1) == s.charAt(2); // expect: violated assert
        }
    }
}
