// verdict: SAFE
// twin: WordLengthsTwice
// about: The words of the command line by their lengths.
// run: args=a,bb,c
// run: args=

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

public class WordLengthsSafe {
    public static void main(String[] args) {
        Map<Integer, String> byLength = Arrays.stream(args)
            .collect(Collectors.toMap(String::length, w -> w, (first, second) -> first));
        for (Map.Entry<Integer, String> e : byLength.entrySet()) {
            System.out.println(e.getKey() + ": " + e.getValue());
        }
        if (args.length > 0) {
            assert byLength.containsKey(args[0].length());
        }
    }
}
