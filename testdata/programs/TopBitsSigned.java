// verdict: UNSAFE
// twin: TopBitsUnsignedSafe
// about: The top four bits of an int choose one of sixteen counters.
// about: The signed shift keeps the sign, so half of the ints give a negative index.
// run: values=-1

import java.util.Random;

public class TopBitsSigned {
    public static void main(String[] args) {
        int[] counters = new int[16];
        int x = new Random().nextInt();
        int top = x >> 28;
        counters[top] += 1; // expect: violated array-index
    }
}
