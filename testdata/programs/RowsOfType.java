// verdict: UNSAFE
// twin: RowsOfTypeSafe
// about: A table for as many rows as there are arguments behind the first two; the JDK refuses a size below zero.
// run: args=a

import java.util.concurrent.atomic.AtomicReferenceArray;

public class RowsOfType {
    public static void main(String[] args) {
        int rows = args.length - 2;
        if (rows < -1) {
            return;
        }
        boolean made = false;
        try {
            AtomicReferenceArray<String> table = new AtomicReferenceArray<>(rows);
            made = true;
        } catch (NegativeArraySizeException e) {
            made = false;
        }
        assert made; // expect: violated assert
    }
}
