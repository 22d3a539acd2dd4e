// verdict: SAFE
// twin: NestedPatternNull
// about: A pattern of a record takes its components apart; the pattern of a component of its declared type also matches null.
// about: There is a guard against null.
// run: values=true
// run: values=false

import java.util.Random;

public class NestedPatternSafe {
    record Leaf(int value) { }

    record Node(Leaf left, Leaf right) { }

    static int sum(Object o) {
        return switch (o) {
            case Node(Leaf l, Leaf r) when l != null && r != null -> l.value() + r.value();
            case Leaf(int v) -> v;
            default -> 0;
        };
    }

    public static void main(String[] args) {
        Leaf right = new Random().nextBoolean() ? new Leaf(2) : null;
        assert sum(new Node(new Leaf(1), right)) >= 0;
        assert sum(new Leaf(7)) == 7;
    }
}
