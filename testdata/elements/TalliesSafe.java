// verdict: SAFE
// twin: TalliesOfOne
// about: Words are counted by their kind in an enum map, where each kind has a count from the start.
// run: args=ada,42,x

import java.util.EnumMap;
import java.util.Map;

public class TalliesSafe {
    enum Kind { EMPTY, NUMBER, WORD }

    static Kind kind(String s) {
        if (s.isEmpty()) return Kind.EMPTY;
        return Character.isDigit(s.charAt(0)) ? Kind.NUMBER : Kind.WORD;
    }

    public static void main(String[] args) {
        Map<Kind, Integer> tallies = new EnumMap<>(Kind.class);
        for (Kind k : Kind.values()) tallies.put(k, 0);
        for (String a : args) tallies.merge(kind(a), 1, Integer::sum);
        int total = 0;
        for (int n : tallies.values()) total += n;
        System.out.println(total);
    }
}
