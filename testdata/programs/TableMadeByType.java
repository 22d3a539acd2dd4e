// verdict: UNSAFE
// twin: TableMadeByTypeSafe
// about: An array is made by reflection, whose size is a difference.
// run: args=a

import java.lang.reflect.Array;

public class TableMadeByType {
    public static void main(String[] args) {
        int rows = args.length - 2;
        Object table = Array.newInstance(int.class, rows < -1 ? 0 : rows); // expect: violated negative-array-size
        assert table != null || rows < 0 || rows >= 0;
    }
}
