// verdict: SAFE
// twin: ShortCircuitLost
// about: The right side of && is evaluated only if the left side holds.
// run: values=true
// run: values=false

import java.util.Random;

public class ShortCircuitSafe {
    static class Cell {
        int value = 3;
    }

    public static void main(String[] args) {
        Cell cell = new Random().nextBoolean() ? new Cell() : null;
        int hits = 0;
        if (cell != null && cell.value > 2) {
            hits++;
        }
        if (cell == null || cell.value == 3) {
            hits++;
        }
        assert hits >= 1 && hits <= 2;
    }
}
