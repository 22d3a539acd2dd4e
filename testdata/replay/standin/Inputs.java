package standin;

/**
 * The values a run gets from outside, either from a list or drawn at random.
 * One run at a time; Replay starts each run with {@link #start}.
 */
public final class Inputs {
    /** A random run that asks for more values than this is ended. */
    private static final int MOST = 400;

    private static final long[] INTERESTING = {
        0, 1, -1, 2, 10, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
    };

    private static String[] script; // null: random
    private static int next;
    private static java.util.Random random;
    private static String complaint;

    private Inputs() { }

    /** Starts a run with the given values, or with random ones if there are none. */
    public static synchronized void start(String[] values, long seed) {
        script = values;
        next = 0;
        random = new java.util.Random(seed);
        complaint = null;
    }

    /** What was wrong with the values of this run, or null. */
    public static synchronized String complaint() {
        if (complaint == null && script != null && next < script.length) {
            return "only " + next + " of " + script.length + " values were asked for";
        }
        return complaint;
    }

    /** Ends the run: the calling thread never goes on, so no handler or finally block of it runs. */
    public static void end() {
        Replay.ended();
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                // nobody interrupts a run to make it go on
            }
        }
    }

    private static void complain(String text) {
        synchronized (Inputs.class) {
            complaint = text;
        }
        end();
    }

    private static String word() {
        if (next >= script.length) {
            complain("more than the " + script.length + " values given were asked for");
        }
        return script[next++];
    }

    /** An integer between low and high, inclusive. */
    public static long integer(long low, long high) {
        if (script == null) {
            if (next++ > MOST) {
                end();
            }
            long v = switch (random.nextInt(3)) {
                case 0 -> INTERESTING[random.nextInt(INTERESTING.length)];
                case 1 -> random.nextInt(21) - 10;
                default -> random.nextLong();
            };
            long width = high - low + 1; // 0 is the full range of long
            return low <= v && v <= high ? v : width == 0 ? v : low + Math.floorMod(v, width);
        }
        String w = word();
        try {
            long v = Long.parseLong(w);
            if (low <= v && v <= high) {
                return v;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        complain(w + " is no integer between " + low + " and " + high);
        return 0;
    }

    public static boolean bool() {
        if (script == null) {
            if (next++ > MOST) {
                end();
            }
            return random.nextBoolean();
        }
        String w = word();
        if (!w.equals("true") && !w.equals("false")) {
            complain(w + " is neither true nor false");
        }
        return w.equals("true");
    }
}
