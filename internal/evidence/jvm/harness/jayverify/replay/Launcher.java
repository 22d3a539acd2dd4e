package jayverify.replay;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls a method with the arguments and inputs of a run, and says how the run
 * ended.
 *
 * The arguments of the program are a file with the run (see Job) and one for
 * the outcome. Lines of the latter have words with tabs in between:
 *
 *   threw CLASS                        what left the method
 *   cause CLASS                        what that was caused by
 *   frame CLASS METHOD LINE WHO TEXT   of the one before, innermost first; WHO is platform or program
 *   returned                           nothing left it
 *   left CALL                          not all values of CALL were asked for
 *   exited                             the program ended the JVM
 *   failed WHY                         the method cannot be called
 *   end                                the last line
 */
public final class Launcher {
    private static final int FRAMES = 1024;

    private Launcher() { }

    public static void main(String[] args) throws IOException {
        Thread exited = new Thread(() -> {
            try {
                write(args[1], "exited\nend\n");
            } catch (IOException e) {
                // without an outcome the run is not confirmed either
            }
        });
        Runtime.getRuntime().addShutdownHook(exited);
        StringBuilder out = new StringBuilder();
        try {
            Job job = Job.read(new BufferedReader(new InputStreamReader(new FileInputStream(args[0]), StandardCharsets.UTF_8)));
            run(job, out);
        } catch (Throwable t) {
            out.append("failed\t").append(line(t.toString())).append('\n');
        }
        write(args[1], out.append("end\n").toString());
        // Threads of the program that still run are of no interest.
        Runtime.getRuntime().halt(0);
    }

    private static void write(String file, String text) throws IOException {
        try (Writer w = new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8)) {
            w.write(text);
        }
    }

    private static void run(Job job, StringBuilder out) throws Exception {
        job.provideInput();
        Throwable thrown = null;
        try {
            job.call();
        } catch (Throwable t) {
            thrown = t;
        }
        if (thrown == null) {
            out.append("returned\n");
        } else {
            describe(thrown, out, Job.class.getName());
        }
        String left = left();
        if (left != null) {
            out.append("left\t").append(left).append('\n');
        }
    }

    /** A call of which not all values were asked for, or null. */
    static String left() {
        String left = Feed.left(false);
        try {
            if (left == null) {
                left = (String) Class.forName("java.util.JayverifyFeed").getMethod("left", boolean.class).invoke(null, true);
            }
        } catch (ReflectiveOperationException e) {
            // the platform's classes are as they were: nothing comes from there
        }
        return left;
    }

    /** Tells of an exception and its causes; frames from that of the class caller on are left out. */
    static void describe(Throwable thrown, StringBuilder out, String caller) {
        String word = "threw";
        List<Throwable> seen = new ArrayList<>();
        for (Throwable t = thrown; t != null && !seen.contains(t); t = t.getCause()) {
            seen.add(t);
            out.append(word).append('\t').append(t.getClass().getName()).append('\n');
            word = "cause";
            StackTraceElement[] frames = t.getStackTrace();
            int n = 0;
            while (n < frames.length && !frames[n].getClassName().equals(caller)) {
                n++;
            }
            while (n > 0 && n < frames.length && reflection(frames[n - 1].getClassName())) {
                n--;
            }
            for (int i = 0; i < n && i < FRAMES; i++) {
                StackTraceElement f = frames[i];
                out.append("frame\t").append(f.getClassName()).append('\t').append(f.getMethodName()).append('\t').append(f.getLineNumber())
                    .append('\t').append(Feed.platform(f.getClassName()) ? "platform" : "program").append('\t').append(line(f.toString())).append('\n');
            }
        }
    }

    /** Whether a class is one of those through which reflection calls a method. */
    private static boolean reflection(String name) {
        return name.startsWith("java.lang.reflect.") || name.startsWith("jdk.internal.reflect.") || name.startsWith("sun.reflect.")
            || name.startsWith("java.lang.invoke.") || name.equals("java.lang.Class");
    }

    private static String line(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }
}
