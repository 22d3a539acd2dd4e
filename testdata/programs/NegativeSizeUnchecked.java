// verdict: UNSAFE
// twin: NegativeSizeSafe
// about: The size of a buffer comes from the command line.
// about: A negative size is not rejected.
// run: args=-1

public class NegativeSizeUnchecked {
    static int[] allocate(int size) {
        return new int[size]; // expect: violated negative-array-size
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
