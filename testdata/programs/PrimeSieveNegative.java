// verdict: UNSAFE
// twin: PrimeSieveSafe
// run:
// about: A sieve in a BitSet, whose bytecode is the JDK's: set() throws for an index below 0.

import java.util.BitSet;

public class PrimeSieveNegative {
    public static void main(String[] args) {
        BitSet composite = new BitSet();
        for (int i = 2; i * i < 20; i++) {
            for (int j = i * i; j < 20; j += i) {
                composite.set(16 - j); // expect: violated uncaught-exception
            }
        }
        assert composite.get(15);
        assert !composite.get(17);
    }
}
