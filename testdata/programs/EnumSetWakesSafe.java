// verdict: SAFE
// twin: EnumSetWakesLate
// about: An empty EnumSet or EnumMap initialises its enum, also where the class of the enum is an argument.
// run:

import java.util.EnumMap;
import java.util.EnumSet;

public class EnumSetWakesSafe {
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
        assert awake == 2;
        map.put(Tone.SOFT, Level.LOW);
        levels.addAll(map.values());
        assert sizeOf(Level.class) == 2;
        assert EnumSet.complementOf(levels).equals(EnumSet.range(Level.HIGH, Level.HIGH));
        assert awake == 2;
    }
}
