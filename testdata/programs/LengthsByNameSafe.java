// verdict: SAFE
// twin: LengthsByNameMissing
// about: A map from strings that come from outside, whose buckets may be crowded.
// run: args=a,bb,a!

import java.util.HashMap;
import java.util.Map;

public class LengthsByNameSafe {
    public static void main(String[] args) {
        Map<String, Integer> lengths = new HashMap<>();
        for (String a : args) {
            lengths.put(a, a.length());
        }
        for (String a : args) {
            Integer n = lengths.get(a + "!");
            if (n != null) {
                assert n >= 0;
            }
        }
    }
}
