// verdict: UNSAFE
// twin: GreetingSafe
// about: The two words are taken not to overlap.
// run: values=hello!

import org.sosy_lab.sv_benchmarks.Verifier;

public class GreetingOverlaps {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.startsWith("hello") && s.endsWith("lo!")) {
            String rest = s.substring("hello".length());
            assert rest.endsWith("lo!"); // expect: violated assert
        }
    }
}
