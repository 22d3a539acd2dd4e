// verdict: SAFE
// twin: HolesFilledBackwards
// about: A match begins where the last one has ended, or behind.
// run: args=x${a}y${b}

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class HolesFilledSafe {
    private static final Pattern HOLE = Pattern.compile("\\$\\{(\\w+)\\}");

    public static void main(String[] args) {
        for (String a : args) {
            Matcher m = HOLE.matcher(a);
            StringBuilder out = new StringBuilder();
            int last = 0;
            while (m.find()) {
                out.append(a, last, m.start()).append(m.group(1));
                last = m.end();
            }
            System.out.println(out.append(a.substring(last)));
        }
    }
}
