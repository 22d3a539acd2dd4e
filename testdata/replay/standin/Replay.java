package standin;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.SynchronousQueue;

/**
 * Runs programs with given or random inputs and says how each run ended.
 *
 * Reads lines CLASS TAB ARGS TAB VALUES TAB LINES. ARGS, VALUES and LINES, which
 * are the standard input, are separated by commas and coded as in a URL; "-"
 * stands for an empty list. VALUES "random SEED" draws arguments, values and
 * lines; ARGS are then the program's own words. Prints one line for each:
 * "returned", "ended" (by System.exit, an assumption, or a text that
 * is no number where the program wants one), "threw EXCEPTION LINE", the same with "initialiser"
 * behind it if the exception left a class initialiser, or "bad REASON".
 * The argument of the program is the folder of the classes.
 */
public final class Replay {
    private static final long STACK = 64L << 20;

    private static SynchronousQueue<String> outcome;

    private Replay() { }

    static void ended() {
        say("ended");
    }

    private static void say(String text) {
        try {
            outcome.put(text);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        URL[] classes = {Path.of(args[0]).toUri().toURL()};
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] job = line.split("\t");
            out.println(run(classes, job[0], job[1], job[2], list(job[3])));
        }
        out.flush();
        Runtime.getRuntime().halt(0); // runs that were ended are still waiting
    }

    private static String run(URL[] classes, String name, String arguments, String values, String[] lines) throws Exception {
        outcome = new SynchronousQueue<>();
        String[] script = null;
        String[] words = list(arguments);
        long seed = 0;
        if (values.startsWith("random ")) {
            seed = Long.parseLong(values.substring("random ".length()));
            Inputs.start(null, words, seed);
            words = new String[new java.util.Random(seed).nextInt(4)];
            for (int i = 0; i < words.length; i++) {
                words[i] = Inputs.text();
            }
            System.setIn(new RandomLines());
        } else {
            script = list(values);
            Inputs.start(script, words, seed);
            StringBuilder text = new StringBuilder();
            for (String line : lines) {
                text.append(line).append('\n');
            }
            System.setIn(new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)));
        }
        String[] programArguments = words;
        try (URLClassLoader loader = new URLClassLoader(classes)) {
            loader.setDefaultAssertionStatus(true);
            Thread thread = new Thread(null, () -> say(invoke(loader, name, programArguments)), name, STACK);
            thread.setDaemon(true);
            thread.start();
            String result = outcome.take();
            String complaint = Inputs.complaint();
            return complaint == null ? result : "bad " + complaint;
        }
    }

    private static String invoke(ClassLoader loader, String name, String[] arguments) {
        try {
            Class.forName(name, true, loader).getMethod("main", String[].class).invoke(null, (Object) arguments);
            return "returned";
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (Inputs.random() && malformed(e.getCause())) {
                return "ended";
            }
            return threw(e.getCause(), name);
        } catch (Throwable e) {
            return threw(e, name);
        }
    }

    /** Whether the program was given a text that is no number, or none at all, where it wants one without asking. */
    private static boolean malformed(Throwable e) {
        StackTraceElement[] frames = e.getStackTrace();
        return e instanceof NumberFormatException || frames.length > 0 && frames[0].getClassName().equals("java.util.Scanner");
    }

    /**
     * The line is that of the newest frame in the program's own file. Where the JVM has made an
     * ExceptionInInitializerError, class and line are those of the exception that left the initialiser.
     */
    private static String threw(Throwable e, String name) {
        String initialiser = "";
        if (e.getClass() == ExceptionInInitializerError.class) { // the program makes InitializerErrors
            e = e.getCause();
            initialiser = " initialiser";
        }
        for (StackTraceElement frame : e.getStackTrace()) {
            if ((name + ".java").equals(frame.getFileName())) {
                String thrown = e instanceof InitializerError ? "java.lang.ExceptionInInitializerError" : e.getClass().getName();
                return "threw " + thrown + " " + frame.getLineNumber() + initialiser;
            }
        }
        return "bad exception from outside the program: " + e;
    }

    private static String[] list(String text) {
        if (text.equals("-")) {
            return new String[0];
        }
        String[] words = text.split(",", -1);
        for (int i = 0; i < words.length; i++) {
            words[i] = URLDecoder.decode(words[i], StandardCharsets.UTF_8);
        }
        return words;
    }

    /** A standard input of random lines. */
    private static final class RandomLines extends InputStream {
        private byte[] line = {};
        private int at;

        @Override
        public int read() {
            if (at == line.length) {
                line = (Inputs.randomLine() + "\n").getBytes(StandardCharsets.UTF_8);
                at = 0;
            }
            return line[at++] & 255;
        }

        /** One line at most, so that no more lines are drawn than are read. */
        @Override
        public int read(byte[] bytes, int from, int length) {
            for (int i = 0; i < length; i++) {
                bytes[from + i] = (byte) read();
                if (at == line.length) {
                    return i + 1;
                }
            }
            return length;
        }
    }
}
