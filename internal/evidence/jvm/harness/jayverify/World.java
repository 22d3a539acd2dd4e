package jayverify;

import jayverify.replay.Feed;

/** What a harness asks for when it builds objects: the values are those of the run. */
public final class World {
    private World() { }

    public static int choose(int ways) {
        return (int) Feed.next("World.choose()");
    }

    public static int length() {
        return (int) Feed.next("World.length()");
    }

    public static boolean anyBoolean() {
        return Feed.next("World.anyBoolean()") != 0;
    }

    public static boolean caught() {
        return Feed.next("World.caught()") != 0;
    }

    public static byte anyByte() {
        return (byte) Feed.next("World.anyByte()");
    }

    public static char anyChar() {
        return (char) Feed.next("World.anyChar()");
    }

    public static short anyShort() {
        return (short) Feed.next("World.anyShort()");
    }

    public static int anyInt() {
        return (int) Feed.next("World.anyInt()");
    }

    public static long anyLong() {
        return Feed.next("World.anyLong()");
    }

    public static float anyFloat() {
        return Float.intBitsToFloat((int) Feed.next("World.anyFloat()"));
    }

    public static double anyDouble() {
        return Double.longBitsToDouble(Feed.next("World.anyDouble()"));
    }

    public static String anyString() {
        StringBuilder text = new StringBuilder();
        for (long n = Feed.next("World.anyString()"); n > 0; n--) {
            text.append((char) Feed.next("World.anyString()"));
        }
        return text.toString();
    }
}
