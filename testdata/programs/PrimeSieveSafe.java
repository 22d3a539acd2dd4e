// verdict: SAFE
// twin: PrimeSieveNegative
// run:
// about: A sieve in a BitSet, whose bytecode is the JDK's: the argument of set() is never negative.

import java.util.BitSet;

public class PrimeSieveSafe {
    public static void main(String[] args) {
        BitSet composite = new BitSet();
        for (int i = 2; i * i < 20; i++) {
            for (int j = i * i; j < 20; j += i) {
                composite.set(j);
            }
        }
        assert composite.get(15);
        assert !composite.get(17);
    }
}
