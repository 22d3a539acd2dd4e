package jayverify;

import jayverify.replay.Draw;
import jayverify.replay.Feed;

/** What a harness asks for when it builds objects: the values are those of the run. */
public final class World {
    private World() { }

    /** A value of the run that is repeated, or any value if many runs are tried. */
    private static long next(String call) {
        Draw from = Draw.current();
        return from == null ? Feed.next(call) : from.next(call);
    }

    public static int choose(int ways) {
        Draw from = Draw.current();
        return (int) (from == null ? Feed.next("World.choose()") : from.choose("World.choose()", ways));
    }

    public static int length() {
        return (int) next("World.length()");
    }

    public static boolean anyBoolean() {
        return next("World.anyBoolean()") != 0;
    }

    public static boolean caught() {
        return next("World.caught()") != 0;
    }

    public static byte anyByte() {
        return (byte) next("World.anyByte()");
    }

    public static char anyChar() {
        return (char) next("World.anyChar()");
    }

    public static short anyShort() {
        return (short) next("World.anyShort()");
    }

    public static int anyInt() {
        return (int) next("World.anyInt()");
    }

    public static long anyLong() {
        return next("World.anyLong()");
    }

    public static float anyFloat() {
        return Float.intBitsToFloat((int) next("World.anyFloat()"));
    }

    public static double anyDouble() {
        return Double.longBitsToDouble(next("World.anyDouble()"));
    }

    public static String anyString() {
        StringBuilder text = new StringBuilder();
        for (long n = next("World.anyString()"); n > 0; n--) {
            text.append((char) next("World.anyString()"));
        }
        return text.toString();
    }
}
