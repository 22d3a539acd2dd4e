package jayverify.replay;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/**
 * The values that a run takes from outside, for each kind of call first to
 * last. They stand in the file that the system property jayverify.values
 * names, one on a line: the call, a tab, the value as a long (of a float or
 * double its bits; of a string its length, and then its characters, each on a
 * line).
 *
 * This class exists twice in a replay: here, and as java.util.JayverifyFeed in
 * the module of the replaced platform classes. Each knows the calls that it is
 * asked for.
 */
public final class Feed {
    private static Map<String, ArrayDeque<Long>> values; // null until the first is asked for

    private Feed() { }

    private static Map<String, ArrayDeque<Long>> values() {
        if (values != null) {
            return values;
        }
        values = new HashMap<>();
        String file = System.getProperty("jayverify.values");
        if (file == null) {
            return values;
        }
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int tab = line.indexOf('\t');
                String call = line.substring(0, tab);
                ArrayDeque<Long> queue = values.get(call);
                if (queue == null) {
                    queue = new ArrayDeque<>();
                    values.put(call, queue);
                }
                queue.add(Long.parseLong(line.substring(tab + 1)));
            }
        } catch (IOException e) {
            throw new IllegalStateException("the values of the run cannot be read: " + e);
        }
        return values;
    }

    /**
     * Whether the method that calls this one was called by the program, and not
     * by the platform for purposes of its own.
     */
    public static boolean asked() {
        StackTraceElement[] frames = new Throwable().getStackTrace();
        int i = 2;
        while (i < frames.length && frames[i].getClassName().startsWith("java.lang.Math")) {
            i++;
        }
        return i < frames.length && !platform(frames[i].getClassName());
    }

    static boolean platform(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.") || name.startsWith("sun.")
            || name.startsWith("com.sun.");
    }

    /** The next value of a call. A run that asks for more than there are goes another way than foreseen, and ends. */
    public static synchronized long next(String call) {
        ArrayDeque<Long> queue = values().get(call);
        if (queue == null || queue.isEmpty()) {
            stop("the program asks for more values of " + call + " than the run takes");
        }
        return queue.remove();
    }

    /** A call of which not all values were asked for, or null; of those that the platform's copy or the other one gives out. */
    public static synchronized String left(boolean platform) {
        for (Map.Entry<String, ArrayDeque<Long>> e : values().entrySet()) {
            if (!e.getValue().isEmpty() && e.getKey().startsWith("Random.") == platform) {
                return e.getKey();
            }
        }
        return null;
    }

    /** Ends the run and says why: to jayverify, or else to whoever called. */
    public static void stop(String why) {
        String file = System.getProperty("jayverify.outcome");
        if (file == null) {
            throw new IllegalStateException(why);
        }
        try (Writer out = new FileWriter(file)) {
            out.write("diverged\t" + why + "\nend\n");
        } catch (IOException e) {
            // without an outcome the run is not confirmed either
        }
        Runtime.getRuntime().halt(0);
    }

    /** In place of System.currentTimeMillis. */
    public static long currentTimeMillis() {
        return next("System.currentTimeMillis()");
    }

    /** In place of System.nanoTime. */
    public static long nanoTime() {
        return next("System.nanoTime()");
    }
}
