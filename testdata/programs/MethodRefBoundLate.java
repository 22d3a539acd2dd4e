// verdict: UNSAFE
// twin: MethodRefBoundSafe
// about: A method reference takes its receiver when it is made, not when it is called.
// about: The object it has taken is changed later.
// run: values=5

import java.util.Random;
import java.util.function.IntSupplier;

public class MethodRefBoundLate {
    static class Cell {
        int value;

        int get() {
            return value;
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        Cell cell = new Cell();
        IntSupplier get = cell::get;
        cell.value = n;
        cell.value = -1;
        assert get.getAsInt() == n; // expect: violated assert
    }
}
