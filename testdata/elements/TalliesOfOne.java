// verdict: UNSAFE
// twin: TalliesSafe
// about: Words are counted by their kind in an enum map. Kinds without a word have no count.
// about: The first count is taken even if there is none.
// run:

import java.util.EnumMap;
import java.util.Map;

public class TalliesOfOne {
    enum Kind { EMPTY, NUMBER, WORD }

    static Kind kind(String s) {
        if (s.isEmpty()) return Kind.EMPTY;
        return Character.isDigit(s.charAt(0)) ? Kind.NUMBER : Kind.WORD;
    }

    public static void main(String[] args) {
        Map<Kind, Integer> tallies = new EnumMap<>(Kind.class);
        for (String a : args) tallies.merge(kind(a), 1, Integer::sum);
        int total = 0;
        for (int n : tallies.values()) total += n;
        total -= tallies.values().iterator().next(); // expect: violated uncaught-exception
        System.out.println(total);
    }
}
