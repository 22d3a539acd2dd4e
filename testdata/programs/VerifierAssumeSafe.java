// verdict: SAFE
// twin: VerifierAssumeWeak
// about: The SV-COMP interface for nondeterministic values and assumptions.
// run: values=7,4
// run: values=12

import org.sosy_lab.sv_benchmarks.Verifier;

public class VerifierAssumeSafe {
    public static void main(String[] args) {
        int[] a = new int[10];
        int i = Verifier.nondetInt();
        Verifier.assume(0 <= i && i < 10);
        a[i] = Verifier.nondetInt();
        int sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k];
        }
        System.out.println(sum);
    }
}
