// verdict: UNSAFE
// twin: HolesFilledSafe
// about: The matcher begins again, but the place of the last match stays.
// run:

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class HolesFilledBackwards {
    private static final Pattern HOLE = Pattern.compile("\\$\\{(\\w+)\\}");

    public static void main(String[] args) {
        for (String a : new String[] {"x ${a} y ${b}"}) {
            Matcher m = HOLE.matcher(a);
            StringBuilder out = new StringBuilder();
            int last = 0;
            while (m.find()) {
                out.append(a, last, m.start()).append(m.group(1)); // expect: violated uncaught-exception
                last = m.end();
                if (out.length() > 2 && out.length() < 6) {
                    m.reset();
                }
            }
            System.out.println(out.append(a.substring(last)));
        }
    }
}
