// verdict: SAFE
// twin: EditLinesTwice
// about: Empty lines of a text become a dash, long lines are split in two.
// run: args=one,,a%20longer%20line
// run: args=

import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

public class EditLinesSafe {
    public static void main(String[] args) {
        List<String> lines = new ArrayList<>(List.of(args));
        ListIterator<String> it = lines.listIterator();
        while (it.hasNext()) {
            String line = it.next();
            if (line.isEmpty()) {
                it.set("-");
            } else if (line.length() > 8) {
                it.set(line.substring(0, 8));
                it.add(line.substring(8));
            }
        }
        assert lines.size() >= args.length;
    }
}
