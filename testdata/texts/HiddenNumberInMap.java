// verdict: SAFE
// twin: HiddenNumberRefused
// about: A text is read as a number where a hash map is used; no run is long enough to see it.
// about: What is no number counts nothing.
// run: args=x

import java.util.HashMap;
import java.util.Map;

public class HiddenNumberInMap {
    static int digits(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > '9' || s.charAt(i) < '0') {
                return 0;
            }
        }
        return s.length();
    }

    /** Returns its argument, after more steps than runs have. */
    static int hid(int x) {
        int n = 0;
        for (int i = 0; i < 60_000_000; i++) {
            n += i & 3;
        }
        return n == -1 ? 0 : x;
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        Integer n = counts.get("a");
        if (n == null) {
            throw new IllegalStateException();
        }
        String s = args.length > 0 ? args[0] : "";
        if (hid(1) == 1) {
            System.out.println(digits(s) + n);
        }
    }
}
