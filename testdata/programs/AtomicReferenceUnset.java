// verdict: UNSAFE
// twin: AtomicReferenceSafe
// about: A reference that is set by the first who comes, if anybody does.
// about: Nobody may have come.
// run: values=0

import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceUnset {
    public static void main(String[] args) {
        AtomicReference<String> winner = new AtomicReference<>();
        int n = new Random().nextInt(3);
        for (int i = 0; i < n; i++) {
            winner.compareAndSet(null, "runner " + i);
        }
        String w = winner.get();
        assert w.length() > 0; // expect: violated null-dereference
    }
}
