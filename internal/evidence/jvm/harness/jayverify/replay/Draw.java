package jayverify.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The values of one run that a search makes: those of a record as far as it goes,
 * and any values after that. It records what it gives.
 *
 * Values are ordinary ones more often than not, because a failure that needs no
 * extreme value is worth more: small numbers, short texts, words and numbers of the
 * program.
 */
public final class Draw {
    private static final ThreadLocal<Draw> CURRENT = new ThreadLocal<>();

    /** What gives values to this thread; null if they come from a Feed. */
    public static Draw current() {
        return CURRENT.get();
    }

    /** Makes from give the values to this thread; null ends that. */
    static void use(Draw from) {
        CURRENT.set(from);
    }

    /** One value that was given: of a string its length, and the string. */
    static final class Given {
        final String call;
        final long bits;
        final String text; // null for what is no string

        Given(String call, long bits, String text) {
            this.call = call;
            this.bits = bits;
            this.text = text;
        }
    }

    private static final String MARKS = " -.,:;\"'\\/()[]{}<>=&%$#@!?+*_~^|`\t\n\r0123456789";
    private static final String LETTERS = "abcxyzABCXYZeEfFlLn\u00e9\u00df\u0130\u0131\ud83d\ude30\u0000\u0080\u00ff\uffff";

    private final Random random; // null: zeros after the record
    private final Words words;
    private final List<Given> record;
    private int at;
    private final ArrayDeque<Character> rest = new ArrayDeque<>(); // of the string that is being given
    final List<Given> given = new ArrayList<>();

    Draw(Random random, Words words, List<Given> record) {
        this.random = random;
        this.words = words;
        this.record = record;
    }

    /** The next value of the record if it is of that call, else null. */
    private Given recorded(String call) {
        if (at < record.size() && record.get(at).call.equals(call)) {
            return record.get(at++);
        }
        return null;
    }

    /** Which of several ways is taken. */
    public long choose(String call, int ways) {
        Given g = recorded(call);
        long way = g != null && g.bits < ways ? g.bits : random == null || random.nextInt(4) == 0 ? 0 : random.nextInt(ways);
        given.add(new Given(call, way, null));
        return way;
    }

    /** The next value of a call, as Feed gives it. */
    public long next(String call) {
        if (call.equals("World.anyString()")) {
            return text(call);
        }
        Given g = recorded(call);
        long bits = g != null ? g.bits : random == null ? 0 : any(call);
        given.add(new Given(call, bits, null));
        return bits;
    }

    private long any(String call) {
        switch (call) {
            case "World.length()":
                return length();
            case "World.anyBoolean()":
            case "World.caught()":
                return random.nextInt(2);
            case "World.anyFloat()":
                return Float.floatToRawIntBits((float) real());
            case "World.anyDouble()":
                return Double.doubleToRawLongBits(real());
            case "World.anyChar()":
                return character();
            case "World.anyByte()":
                return (byte) number();
            case "World.anyShort()":
                return (short) number();
            case "World.anyInt()":
                return (int) number();
            default:
                return number();
        }
    }

    /** The length of a string first, then its characters. */
    private long text(String call) {
        if (!rest.isEmpty()) {
            return rest.remove();
        }
        Given g = recorded(call);
        String s = g != null ? g.text : random == null ? "" : any();
        for (char c : s.toCharArray()) {
            rest.add(c);
        }
        given.add(new Given(call, s.length(), s));
        return s.length();
    }

    /** A value of a primitive type, for an array; type is its descriptor. */
    long element(char type) {
        switch (type) {
            case 'Z':
                return random.nextInt(2);
            case 'C':
                return character();
            case 'F':
                return Float.floatToRawIntBits((float) real());
            case 'D':
                return Double.doubleToRawLongBits(real());
            default:
                return number();
        }
    }

    int length() {
        int k = random.nextInt(16);
        return k < 11 ? k / 3 : k < 15 ? random.nextInt(9) : random.nextInt(40);
    }

    private long number() {
        switch (random.nextInt(16)) {
            case 0:
                return -1;
            case 1:
                return new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE}[random.nextInt(4)];
            case 2:
                return random.nextLong() >> random.nextInt(64);
            case 3:
            case 4:
            case 5:
                return words.number(random) + random.nextInt(3) - 1;
            case 6:
            case 7:
                return random.nextInt(300);
            default:
                return random.nextInt(11);
        }
    }

    private double real() {
        switch (random.nextInt(8)) {
            case 0:
                return Double.NaN;
            case 1:
                return Double.POSITIVE_INFINITY;
            case 2:
                return random.nextGaussian() * 1000;
            case 3:
                return Double.longBitsToDouble(random.nextLong());
            default:
                return number();
        }
    }

    private char character() {
        switch (random.nextInt(8)) {
            case 0:
                return (char) random.nextInt(0x10000);
            case 1:
            case 2:
                return (char) words.number(random);
            case 3:
            case 4:
                return LETTERS.charAt(random.nextInt(LETTERS.length()));
            default:
                return MARKS.charAt(random.nextInt(MARKS.length()));
        }
    }

    private String any() {
        switch (random.nextInt(12)) {
            case 0:
                return "";
            case 1:
            case 2:
            case 3:
                return word();
            case 4:
            case 5:
                return changed(word());
            case 6:
                return word() + word();
            case 7:
            case 8:
                return earlier();
            default:
                return characters(1 + random.nextInt(random.nextInt(4) == 0 ? 12 : 4));
        }
    }

    private String word() {
        return random.nextInt(4) == 0 ? Long.toString(number()) : words.word(random);
    }

    private String characters(int n) {
        StringBuilder s = new StringBuilder();
        while (s.length() < n) {
            char c = character();
            s.append(c);
            while (s.length() < n && random.nextInt(3) == 0) {
                s.append(c);
            }
        }
        return s.toString();
    }

    private String changed(String s) {
        StringBuilder b = new StringBuilder(s);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int i = random.nextInt(b.length() + 1);
            if (i < b.length() && random.nextBoolean()) {
                b.deleteCharAt(i);
            } else {
                b.insert(i, character());
            }
        }
        return b.toString();
    }

    /** A string that the run has got already, or one near it. */
    private String earlier() {
        List<String> all = new ArrayList<>();
        for (Given g : given) {
            if (g.text != null) {
                all.add(g.text);
            }
        }
        if (all.isEmpty()) {
            return characters(1 + random.nextInt(3));
        }
        String s = all.get(random.nextInt(all.size()));
        switch (random.nextInt(4)) {
            case 0:
                return s;
            case 1:
                return s + characters(1);
            case 2:
                return s.isEmpty() ? s : s.substring(random.nextInt(s.length()));
            default:
                return changed(s);
        }
    }
}
