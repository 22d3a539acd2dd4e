// verdict: UNSAFE
// twin: LengthsByNameSafe
// about: A map from strings that come from outside, whose buckets may be crowded.
// about: A string that is not there has no length.
// run: args=a,bb,a!

import java.util.HashMap;
import java.util.Map;

public class LengthsByNameMissing {
    public static void main(String[] args) {
        Map<String, Integer> lengths = new HashMap<>();
        for (String a : args) {
            lengths.put(a, a.length());
        }
        for (String a : args) {
            Integer n = lengths.get(a + "!");
            assert n >= 0; // expect: violated null-dereference
        }
    }
}
