// verdict: SAFE
// twin: CaseNullMissing
// about: A switch over patterns throws a NullPointerException for null unless a label says null.
// about: A label says null.
// run: values=true
// run: values=false

import java.util.Random;

public class CaseNullSafe {
    sealed interface Answer permits Yes, No { }

    record Yes(int votes) implements Answer { }

    record No() implements Answer { }

    static int votes(Answer a) {
        return switch (a) {
            case null -> 0;
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
