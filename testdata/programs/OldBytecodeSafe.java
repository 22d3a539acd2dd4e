// verdict: SAFE
// twin: OldBytecodeBroken
// about: Compiled for Java 8: private members of nested classes through accessors, string concatenation by StringBuilder.
// javac: --release 8
// run: values=0
// run: values=9

import java.util.Random;

public class OldBytecodeSafe {
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
        if (v > 0) {
            d.set(v);
        }
        int quotient = 100 / d.value;
        System.out.println("quotient " + quotient);
    }
}
