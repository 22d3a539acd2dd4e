// verdict: UNSAFE
// entry: NamesNone.first
// twin: NamesSafe
// about: The list may be empty.
// calls: NamesNone.first(new ArrayList());

import java.util.List;

public class NamesNone {
    public static char first(List<String> names) {
        if (names == null) {
            return '-';
        }
        String name = names.get(0); // expect: violated uncaught-exception
        return name.isEmpty() ? '-' : name.charAt(0);
    }
}
