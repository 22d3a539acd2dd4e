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

    /** Random words are drawn from these, and from the program's own. */
    private static final String[] WORDS = {
        "0", "1", "-1", "2", "3", "9", "10", "11", "100", "1001", "2147483647", "-2147483648", "", "a", "B", " x ", "-", "+7", "1.5", "\u00e9"
    };

    private static final double[] DOUBLES = {
        0, -0.0, 0.5, -0.5, 1, -1, 0.1, 1e10, -1e10, 1e308, -1e308, Double.MIN_VALUE, -Double.MIN_VALUE, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
    };

    private static String[] script; // null: random
    private static String[] words; // of the program
    private static int next;
    private static java.util.Random random;
    private static String complaint;

    private Inputs() { }

    /** Starts a run with the given values, or with random ones if there are none; words are the program's. */
    public static synchronized void start(String[] values, String[] words, long seed) {
        script = values;
        Inputs.words = words;
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

    /** Whether the inputs are random. */
    static boolean random() {
        return script == null;
    }

    /** A text of any kind. */
    public static String text() {
        if (script != null) {
            return word();
        }
        if (next++ > MOST) {
            end();
        }
        return randomText();
    }

    private static String randomText() {
        switch (random.nextInt(4)) {
            case 0:
                return randomWord() + randomWord();
            case 1:
                StringBuilder b = new StringBuilder();
                for (int n = random.nextInt(4); n > 0; n--) {
                    String w = randomWord();
                    b.append(w.isEmpty() ? (char) random.nextInt(0x10000) : w.charAt(random.nextInt(w.length())));
                }
                return b.toString();
            default:
                return randomWord();
        }
    }

    private static String randomWord() {
        int i = random.nextInt(WORDS.length + 2 * words.length);
        return i < WORDS.length ? WORDS[i] : words[(i - WORDS.length) % words.length];
    }

    /** A line of the standard input for a random run. */
    static String randomLine() {
        if (next++ > MOST) {
            end();
        }
        StringBuilder b = new StringBuilder(randomText());
        for (int n = random.nextInt(3); n > 0; n--) {
            b.append(' ').append(randomText());
        }
        return b.toString().replace('\n', ' ').replace('\r', ' ');
    }

    /** A double; a float is one, too. */
    public static double floating(boolean single) {
        if (script == null) {
            if (next++ > MOST) {
                end();
            }
            switch (random.nextInt(4)) {
                case 0:
                    return DOUBLES[random.nextInt(DOUBLES.length)];
                case 1:
                    return random.nextInt(2001) / 10.0 - 100;
                case 2:
                    return random.nextGaussian() * 1000;
                default:
                    return single ? Float.intBitsToFloat(random.nextInt()) : Double.longBitsToDouble(random.nextLong());
            }
        }
        String w = word();
        try {
            return single ? Float.parseFloat(w) : Double.parseDouble(w);
        } catch (NumberFormatException e) {
            complain(w + " is no floating-point number");
            return 0;
        }
    }

    /** Returns the next value, at least 0 and less than 1. */
    public static double fraction() {
        if (script == null) {
            if (next++ > MOST) {
                end();
            }
            return random.nextDouble();
        }
        double x = Double.parseDouble(word());
        if (!(x >= 0 && x < 1)) {
            complain(x + " is no fraction");
        }
        return x;
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
