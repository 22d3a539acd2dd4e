// verdict: UNSAFE
// twin: ShortCircuitSafe
// about: The right side of && is evaluated only if the left side holds.
// about: A single & evaluates both sides.
// run: values=false

import java.util.Random;

public class ShortCircuitLost {
    static class Cell {
        int value = 3;
    }

    public static void main(String[] args) {
        Cell cell = new Random().nextBoolean() ? new Cell() : null;
        int hits = 0;
        if (cell != null & cell.value > 2) { // expect: violated null-dereference
            hits++;
        }
        if (cell == null || cell.value == 3) {
            hits++;
        }
        assert hits >= 1 && hits <= 2;
    }
}
