// verdict: SAFE
// twin: GreetingOverlaps
// about: A text that starts with one word and ends with another one is as long as the two can be when they overlap.
// run: values=hello!
// run: values=hello%20hello!

import org.sosy_lab.sv_benchmarks.Verifier;

public class GreetingSafe {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.startsWith("hello") && s.endsWith("lo!")) {
            String rest = s.substring("hello".length());
            assert rest.length() >= 1 && s.charAt(s.length() - 1) == '!';
        }
    }
}
