// verdict: UNSAFE
// twin: StreamIndicesSafe
// about: The elements of an array are summed up by a stream of their indices.
// about: The stream ends with the length.
// run: values=1

import java.util.Random;
import java.util.stream.IntStream;

public class StreamIndicesTooFar {
    public static void main(String[] args) {
        int[] a = new int[new Random().nextInt(4)];
        int sum = IntStream.rangeClosed(0, a.length).map(i -> a[i]).sum(); // expect: violated array-index
        assert sum == 0;
    }
}
