// verdict: UNSAFE
// twin: SpanKeySafe
// about: A record of an array compares the array's identity.
// run: values=3,5,3,5

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class SpanKeyArray {
    record Span(int[] ends) {
        static Span of(int from, int to) {
            return new Span(new int[] {from, to});
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Map<Span, String> names = new HashMap<>();
        int a = random.nextInt(10);
        int b = random.nextInt(10);
        int c = random.nextInt(10);
        int d = random.nextInt(10);
        names.put(Span.of(a, b), "first");
        names.put(Span.of(c, d), "second");
        assert names.size() == (a == c && b == d ? 1 : 2); // expect: violated assert
    }
}
