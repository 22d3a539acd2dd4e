// verdict: SAFE
// twin: NegativeSizeUnchecked
// about: The size of a buffer comes from the command line.
// run: args=-1
// run: args=4

public class NegativeSizeSafe {
    static int[] allocate(int size) {
        return new int[size < 0 ? 0 : size];
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int size = Integer.parseInt(args[0]);
        if (size > 1000) {
            return;
        }
        int[] buffer = allocate(size);
        for (int i = 0; i < buffer.length; i++) {
            buffer[i] = i;
        }
    }
}
