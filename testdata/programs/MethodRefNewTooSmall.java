// verdict: UNSAFE
// twin: MethodRefNewSafe
// about: References to constructors of an array and of a class make what is indexed.
// about: The buffer is made only as large as the greatest index.
// run: values=3

import java.util.Random;
import java.util.function.IntFunction;

public class MethodRefNewTooSmall {
    static class Buffer {
        final int[] data;

        Buffer(int size) {
            IntFunction<int[]> make = int[]::new;
            data = make.apply(size);
        }

        void set(int i) {
            data[i] = i; // expect: violated array-index
        }
    }

    public static void main(String[] args) {
        int last = new Random().nextInt(10);
        IntFunction<Buffer> make = Buffer::new;
        Buffer b = make.apply(last);
        b.set(last);
    }
}
