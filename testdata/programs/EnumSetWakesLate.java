// verdict: UNSAFE
// twin: EnumSetWakesSafe
// about: new EnumMap initialises the enum of its keys, before there is a key.
// run:

import java.util.EnumMap;
import java.util.EnumSet;

public class EnumSetWakesLate {
    static int awake;

    enum Level { LOW, HIGH; static { awake++; } }
    enum Tone { SOFT, LOUD; static { awake++; } }

    static <E extends Enum<E>> int sizeOf(Class<E> c) {
        return EnumSet.allOf(c).size() + EnumSet.noneOf(c).size();
    }

    public static void main(String[] args) {
        EnumSet<Level> levels = EnumSet.noneOf(Level.class);
        assert awake == 1;
        EnumMap<Tone, Level> map = new EnumMap<>(Tone.class);
        assert awake == 1; // expect: violated assert
        map.put(Tone.SOFT, Level.LOW);
        levels.addAll(map.values());
        assert sizeOf(Level.class) == 2;
        assert EnumSet.complementOf(levels).equals(EnumSet.range(Level.HIGH, Level.HIGH));
        assert awake == 2;
    }
}
