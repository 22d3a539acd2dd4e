// verdict: SAFE
// entry: NamesSafe.first
// about: A list is made with any number of elements.

import java.util.List;

public class NamesSafe {
    public static char first(List<String> names) {
        if (names == null || names.isEmpty()) {
            return '-';
        }
        String name = names.get(0);
        return name.isEmpty() ? '-' : name.charAt(0);
    }
}
