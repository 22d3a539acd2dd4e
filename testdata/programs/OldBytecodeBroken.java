// verdict: UNSAFE
// twin: OldBytecodeSafe
// about: Compiled for Java 8: private members of nested classes through accessors, string concatenation by StringBuilder.
// about: The guard admits zero.
// javac: --release 8
// run: values=0

import java.util.Random;

public class OldBytecodeBroken {
    private static class Divisor {
        private int value;

        private void set(int v) {
            value = v;
        }
    }

    public static void main(String[] args) {
        Divisor d = new Divisor();
        d.set(1);
        int v = new Random().nextInt(10);
        if (v >= 0) {
            d.set(v);
        }
        int quotient = 100 / d.value; // expect: violated division-by-zero
        System.out.println("quotient " + quotient);
    }
}
