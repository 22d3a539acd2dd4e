// verdict: UNSAFE
// twin: CaseNullSafe
// about: A switch over patterns throws a NullPointerException for null unless a label says null.
// about: No label says null.
// run: values=false

import java.util.Random;

public class CaseNullMissing {
    sealed interface Answer permits Yes, No { }

    record Yes(int votes) implements Answer { }

    record No() implements Answer { }

    static int votes(Answer a) {
        return switch (a) { // expect: violated null-dereference
            case Yes y -> y.votes();
            case No n -> -1;
        };
    }

    public static void main(String[] args) {
        Answer a = new Random().nextBoolean() ? new Yes(5) : null;
        int v = votes(a);
        assert v == 5 || v == 0;
    }
}
