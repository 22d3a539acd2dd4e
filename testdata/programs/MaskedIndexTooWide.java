// verdict: UNSAFE
// twin: MaskedIndexSafe
// about: A power-of-two table indexed by the low bits of any int.
// about: The mask keeps four bits, the table has eight entries.
// run: values=8

import java.util.Random;

public class MaskedIndexTooWide {
    static final int SIZE = 8;

    public static void main(String[] args) {
        boolean[] seen = new boolean[SIZE];
        int hash = new Random().nextInt();
        int slot = hash & (2 * SIZE - 1);
        seen[slot] = true; // expect: violated array-index
        System.out.println(seen[0]);
    }
}
