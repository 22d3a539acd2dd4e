package standin;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.concurrent.SynchronousQueue;

/**
 * Runs programs with given or random inputs and says how each run ended.
 *
 * Reads lines CLASS TAB ARGS TAB VALUES, where ARGS and VALUES are separated by
 * commas; "-" stands for an empty list, and VALUES "random SEED" draws
 * arguments and values. Prints one line for each: "returned", "ended" (by
 * System.exit or an assumption), "threw EXCEPTION LINE" or "bad REASON".
 * The argument of the program is the folder of the classes.
 */
public final class Replay {
    private static final String[] ARGUMENTS = {
        "0", "1", "-1", "2", "3", "9", "10", "11", "100", "1001", "2147483647", "-2147483648"
    };
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
        System.setIn(InputStream.nullInputStream()); // there is nothing for the programs to read
        URL[] classes = {Path.of(args[0]).toUri().toURL()};
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] job = line.split("\t");
            out.println(run(classes, job[0], job[1], job[2]));
        }
        out.flush();
        Runtime.getRuntime().halt(0); // runs that were ended are still waiting
    }

    private static String run(URL[] classes, String name, String arguments, String values) throws Exception {
        outcome = new SynchronousQueue<>();
        String[] script = null;
        String[] words = list(arguments);
        long seed = 0;
        if (values.startsWith("random ")) {
            seed = Long.parseLong(values.substring("random ".length()));
            java.util.Random random = new java.util.Random(seed);
            words = new String[random.nextInt(4)];
            for (int i = 0; i < words.length; i++) {
                words[i] = ARGUMENTS[random.nextInt(ARGUMENTS.length)];
            }
        } else {
            script = list(values);
        }
        String[] programArguments = words;
        try (URLClassLoader loader = new URLClassLoader(classes)) {
            loader.setDefaultAssertionStatus(true);
            Thread thread = new Thread(null, () -> say(invoke(loader, name, programArguments)), name, STACK);
            thread.setDaemon(true);
            Inputs.start(script, seed);
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
            return threw(e.getCause(), name);
        } catch (Throwable e) {
            return threw(e, name);
        }
    }

    /** The line is that of the newest frame in the program's own file. */
    private static String threw(Throwable e, String name) {
        for (StackTraceElement frame : e.getStackTrace()) {
            if ((name + ".java").equals(frame.getFileName())) {
                return "threw " + e.getClass().getName() + " " + frame.getLineNumber();
            }
        }
        return "bad exception from outside the program: " + e;
    }

    private static String[] list(String text) {
        return text.equals("-") ? new String[0] : text.split(",");
    }
}
