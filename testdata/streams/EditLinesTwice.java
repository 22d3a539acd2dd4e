// verdict: UNSAFE
// twin: EditLinesSafe
// about: A line is set after another was added, which no iterator allows.
// run: args=a%20longer%20line

import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

public class EditLinesTwice {
    public static void main(String[] args) {
        List<String> lines = new ArrayList<>(List.of(args));
        ListIterator<String> it = lines.listIterator();
        while (it.hasNext()) {
            String line = it.next();
            if (line.isEmpty()) {
                it.set("-");
            } else if (line.length() > 8) {
                it.add(line.substring(8));
                it.set(line.substring(0, 8)); // expect: violated uncaught-exception
            }
        }
        assert lines.size() >= args.length;
    }
}
