// verdict: UNSAFE
// twin: WordLengthsSafe
// about: Two words have the same length, and nothing says which one stays.
// run: args=ab,cd

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

public class WordLengthsTwice {
    public static void main(String[] args) {
        Map<Integer, String> byLength = Arrays.stream(args)
            .collect(Collectors.toMap(String::length, w -> w)); // expect: violated uncaught-exception
        for (Map.Entry<Integer, String> e : byLength.entrySet()) {
            System.out.println(e.getKey() + ": " + e.getValue());
        }
        if (args.length > 0) {
            assert byLength.containsKey(args[0].length());
        }
    }
}
