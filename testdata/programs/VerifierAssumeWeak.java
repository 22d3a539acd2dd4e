// verdict: UNSAFE
// twin: VerifierAssumeSafe
// about: The SV-COMP interface for nondeterministic values and assumptions.
// about: The assumption includes the length of the array.
// run: values=10,0

import org.sosy_lab.sv_benchmarks.Verifier;

public class VerifierAssumeWeak {
    public static void main(String[] args) {
        int[] a = new int[10];
        int i = Verifier.nondetInt();
        Verifier.assume(0 <= i && i <= 10);
        a[i] = Verifier.nondetInt(); // expect: violated array-index
        int sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k];
        }
        System.out.println(sum);
    }
}
