// verdict: UNSAFE
// twin: AliasSafe
// about: Two variables may name the same object.
// about: Writing through one variable changes what the other one sees.
// run: values=true

import java.util.Random;

public class AliasForgotten {
    static class Box {
        int value;
    }

    public static void main(String[] args) {
        Box a = new Box();
        Box b = new Random().nextBoolean() ? a : new Box();
        a.value = 1;
        b.value = 2;
        assert a.value == 1; // expect: violated assert
        assert b.value == 2;
    }
}
