// verdict: SAFE
// twin: FieldsMissing
// about: Rows with fewer than three fields are left out.
// run: args=a,1%2C2%2C3

import java.util.ArrayList;
import java.util.List;

public class FieldsSafe {
    private final List<String[]> rows = new ArrayList<>();

    void read(String line) {
        String[] cells = line.split(",");
        if (cells.length >= 3) {
            rows.add(cells);
        }
    }

    List<String> column(int i) {
        List<String> out = new ArrayList<>();
        for (String[] row : rows) {
            out.add(row[i].trim());
        }
        return out;
    }

    public static void main(String[] args) {
        FieldsSafe table = new FieldsSafe();
        for (String arg : args) {
            table.read(arg);
        }
        for (int i = 0; i < 3; i++) {
            System.out.println(String.join("|", table.column(i)));
        }
    }
}
