// verdict: SAFE
// twin: TableMadeByType
// about: An array is made by reflection, whose size is a difference.
// run:
// run: args=a,b,c

import java.lang.reflect.Array;

public class TableMadeByTypeSafe {
    public static void main(String[] args) {
        int rows = args.length - 2;
        Object table = Array.newInstance(int.class, rows < 0 ? 0 : rows);
        assert table != null || rows < 0 || rows >= 0;
    }
}
