// verdict: SAFE
// twin: AliasForgotten
// about: Two variables may name the same object.
// run: values=true
// run: values=false

import java.util.Random;

public class AliasSafe {
    static class Box {
        int value;
    }

    public static void main(String[] args) {
        Box a = new Box();
        Box b = new Random().nextBoolean() ? a : new Box();
        a.value = 1;
        b.value = 2;
        assert a.value == 1 || a == b;
        assert b.value == 2;
    }
}
