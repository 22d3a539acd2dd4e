// verdict: UNSAFE
// twin: FieldsSafe
// about: Rows with fewer than three fields are left out.
// about: Rows with two fields are kept.
// run: args=1%2C2

import java.util.ArrayList;
import java.util.List;

public class FieldsMissing {
    private final List<String[]> rows = new ArrayList<>();

    void read(String line) {
        String[] cells = line.split(",");
        if (cells.length >= 2) {
            rows.add(cells);
        }
    }

    List<String> column(int i) {
        List<String> out = new ArrayList<>();
        for (String[] row : rows) {
            out.add(row[i].trim()); // expect: violated array-index
        }
        return out;
    }

    public static void main(String[] args) {
        FieldsMissing table = new FieldsMissing();
        for (String arg : args) {
            table.read(arg);
        }
        for (int i = 0; i < 3; i++) {
            System.out.println(String.join("|", table.column(i)));
        }
    }
}
