// verdict: SAFE
// twin: MaskedIndexTooWide
// about: A power-of-two table indexed by the low bits of any int.
// run: values=-1

import java.util.Random;

public class MaskedIndexSafe {
    static final int SIZE = 8;

    public static void main(String[] args) {
        boolean[] seen = new boolean[SIZE];
        int hash = new Random().nextInt();
        int slot = hash & (SIZE - 1);
        seen[slot] = true;
        System.out.println(seen[0]);
    }
}
