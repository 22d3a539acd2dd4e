// verdict: SAFE
// twin: TopBitsSigned
// about: The top four bits of an int choose one of sixteen counters.
// about: The unsigned shift brings in zeros.
// run: values=-1

import java.util.Random;

public class TopBitsUnsignedSafe {
    public static void main(String[] args) {
        int[] counters = new int[16];
        int x = new Random().nextInt();
        int top = x >>> 28;
        counters[top] += 1;
    }
}
