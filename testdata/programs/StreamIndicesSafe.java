// verdict: SAFE
// twin: StreamIndicesTooFar
// about: The elements of an array are summed up by a stream of their indices.
// run: values=1
// run: values=0

import java.util.Random;
import java.util.stream.IntStream;

public class StreamIndicesSafe {
    public static void main(String[] args) {
        int[] a = new int[new Random().nextInt(4)];
        int sum = IntStream.range(0, a.length).map(i -> a[i]).sum();
        assert sum == 0;
    }
}
