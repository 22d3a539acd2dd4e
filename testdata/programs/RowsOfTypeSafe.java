// verdict: SAFE
// twin: RowsOfType
// about: A table for as many rows as there are arguments behind the first two; the JDK refuses a size below zero.
// run:
// run: args=a,b,c

import java.util.concurrent.atomic.AtomicReferenceArray;

public class RowsOfTypeSafe {
    public static void main(String[] args) {
        int rows = args.length - 2;
        if (rows < 0) {
            return;
        }
        AtomicReferenceArray<String> table = new AtomicReferenceArray<>(rows);
    }
}
