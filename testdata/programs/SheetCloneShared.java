// verdict: UNSAFE
// twin: SheetCloneSafe
// about: Object.clone() copies the fields, and not what they refer to: the array is shared.
// run: values=3

import java.util.Random;

public class SheetCloneShared {
    static class Sheet implements Cloneable {
        int rows;
        int[] widths;

        Sheet(int rows) {
            this.rows = rows;
            widths = new int[] {rows};
        }

        @Override
        public Sheet clone() {
            try {
                return (Sheet) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        Sheet a = new Sheet(n);
        Sheet b = a.clone();
        b.rows++;
        b.widths[0]++;
        assert a != b;
        assert a.rows == n && b.rows == n + 1;
        assert a.widths[0] == n; // expect: violated assert
    }
}
