// verdict: UNSAFE
// twin: PhoneBookSafe
// run:
// about: Groups of a regular expression, whose matching is the JDK's bytecode.

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class PhoneBookUnchecked {
    public static void main(String[] args) {
        Pattern entry = Pattern.compile("(\\w+)\\s+(\\d{3})-(\\d+)?");
        String[] lines = {"ada 555-1815", "grace 555-", "alan 123-1912"};
        int sum = 0;
        for (String line : lines) {
            Matcher m = entry.matcher(line);
            assert m.matches();
            String number = m.group(3);
            sum += number.length(); // expect: violated null-dereference
        }
        assert sum == 8;
    }
}
