// verdict: SAFE
// twin: SpanKeyArray
// about: Spans with equal ends are equal keys.
// run: values=3,5,3,5
// run: values=3,5,3,6

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class SpanKeySafe {
    record Span(int from, int to) {
        static Span of(int from, int to) {
            return new Span(from, to);
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
        assert names.size() == (a == c && b == d ? 1 : 2);
    }
}
