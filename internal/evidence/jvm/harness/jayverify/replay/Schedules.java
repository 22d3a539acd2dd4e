package jayverify.replay;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Runs a program with threads again and again, with other switches between them each time, or once with
 * given switches; the scheduler is Gate. Each run has the program's classes anew.
 *
 * The arguments are a file with the job and one for what is found. The job has lines of words with
 * tabs in between:
 *
 *   class NAME            its main is run
 *   path ENTRY            of the program's class path, in order
 *   site GROUP WRITES RACES
 *                         a place with a gate, in the order of their numbers; WRITES and RACES are 1 or 0
 *   number N              of the program
 *   word UNIT …           a text of the program
 *   hot GROUP             places of the group are known to be shared
 *   first N               the number of the first run
 *   time MS               for all runs
 *   runs N                how many runs there are at most
 *   enough N              how many failures are enough
 *   switch STEP TASK      a repetition: task goes on at that step
 *   choice N              a repetition: an input, or which waiting thread is notified
 *   arg UNIT …            a repetition: an argument of main
 *   deadlocks             a run after which no thread can go on is a failure, too
 *   races                 a run in which two threads race is a failure, too
 *   repeat                there is one run, a repetition
 *
 * What is found has, for each failure, the lines of Launcher (threw, cause, frame), and then:
 *
 *   by TASK               whom the exception has ended; 0 is main's thread
 *   switch, choice, arg   as above; a choice is followed by what asked for it
 *   thread TASK NAME      all threads
 *   event TASK SITE       of a repetition: the gates that were passed
 *   meets TASK CLASS METHOD LINE SITE
 *                         of a deadlock or a data race: who waits or accesses memory, and where in the program; SITE is that of
 *                         the access, or -1
 *   found                 the last line of the failure
 *
 * and then the lines
 *
 *   hot GROUP
 *   runs N                how many there were
 *   alone                 each run needs a JVM of its own: a run left threads behind
 *   end
 */
public final class Schedules {
    private static final int LONGEST = 60_000; // steps of a run
    private static final long IDLE_MS = 1500; // without a step: a thread waits where there are no gates
    private static final long ENDING_MS = 400;

    private String className;
    private final List<URL> path = new ArrayList<>();
    private final List<int[]> sites = new ArrayList<>();
    private final List<Integer> hot = new ArrayList<>();
    private final List<Long> numbers = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final List<int[]> switches = new ArrayList<>();
    private final List<Long> choices = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private long first;
    private long time = 10_000;
    private long runs = Long.MAX_VALUE;
    private int enough = 1;
    private boolean repeats;
    private boolean deadlocks;
    private boolean races;
    private final String outcome;
    private final StringBuilder out = new StringBuilder();

    private Schedules(String outcome) {
        this.outcome = outcome;
    }

    public static void main(String[] args) throws Exception {
        Schedules s = new Schedules(args[1]);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(args[0]), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                s.read(line.split("\t", -1));
            }
        }
        System.setOut(new PrintStream(new Nowhere()));
        System.setErr(new PrintStream(new Nowhere()));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        s.prepare();
        s.all();
        s.write("end\n");
        Runtime.getRuntime().halt(0);
    }

    private void read(String[] w) throws IOException {
        switch (w[0]) {
            case "class":
                className = w[1];
                break;
            case "path":
                path.add(Paths.get(w[1]).toUri().toURL());
                break;
            case "site":
                sites.add(new int[] {Integer.parseInt(w[1]), Integer.parseInt(w[2]), Integer.parseInt(w[3])});
                break;
            case "hot":
                hot.add(Integer.parseInt(w[1]));
                break;
            case "number":
                numbers.add(Long.parseLong(w[1]));
                break;
            case "word":
                words.add(text(w));
                break;
            case "first":
                first = Long.parseLong(w[1]);
                break;
            case "time":
                time = Long.parseLong(w[1]);
                break;
            case "runs":
                runs = Long.parseLong(w[1]);
                break;
            case "enough":
                enough = Integer.parseInt(w[1]);
                break;
            case "switch":
                switches.add(new int[] {Integer.parseInt(w[1]), Integer.parseInt(w[2])});
                break;
            case "choice":
                choices.add(Long.parseLong(w[1]));
                break;
            case "arg":
                arguments.add(text(w));
                break;
            case "deadlocks":
                deadlocks = true;
                break;
            case "races":
                races = true;
                break;
            case "repeat":
                repeats = true;
                break;
            default:
                throw new IllegalArgumentException("a job has no line " + w[0]);
        }
    }

    private static String text(String[] w) {
        StringBuilder b = new StringBuilder();
        for (int i = 1; i < w.length; i++) {
            if (!w[i].isEmpty()) {
                b.append((char) Integer.parseInt(w[i]));
            }
        }
        return b.toString();
    }

    private void prepare() {
        int n = 0;
        int[] group = new int[sites.size()];
        boolean[] writes = new boolean[group.length];
        boolean[] races = new boolean[group.length];
        for (int i = 0; i < group.length; i++) {
            group[i] = sites.get(i)[0];
            writes[i] = sites.get(i)[1] != 0;
            races[i] = sites.get(i)[2] != 0;
            n = Math.max(n, group[i] + 1);
        }
        Gate.sites(group, writes, races, n);
        for (int g : hot) {
            Gate.heat(g);
        }
        long[] some = {0, 1, -1, 2, 3, 5, 10};
        long[] all = new long[some.length + numbers.size()];
        System.arraycopy(some, 0, all, 0, some.length);
        for (int i = 0; i < numbers.size(); i++) {
            all[some.length + i] = numbers.get(i);
        }
        Gate.numbers(all);
    }

    /** Makes all runs. */
    private void all() throws Exception {
        long end = System.nanoTime() + time * 1_000_000L;
        long n = 0;
        boolean alone = false;
        while (n < runs && !alone && seen.size() < enough && (n == 0 || System.nanoTime() < end)) {
            alone = !run(first + n);
            n++;
            if (repeats) {
                break;
            }
        }
        boolean[] groups = Gate.hot();
        for (int g = 0; g < groups.length; g++) {
            if (groups[g]) {
                out.append("hot\t").append(g).append('\n');
            }
        }
        out.append("runs\t").append(n).append('\n');
        if (alone) {
            out.append("alone\n");
        }
    }

    /** How run n goes about switches: see Gate.choose. */
    private static int strategy(long n) {
        switch ((int) (n % 8)) {
            case 0:
                return n == 0 ? 0 : 3;
            case 1:
                return n == 1 ? 1 : 11;
            case 2:
                return 2;
            case 3:
                return 12;
            case 4:
                return 3;
            case 5:
                return 11;
            case 6:
                return 4;
            default:
                return 13;
        }
    }

    /** Makes one run. It reports whether nothing is left of it. */
    private boolean run(long n) throws Exception {
        String[] args = repeats ? arguments.toArray(new String[0]) : argumentsOf(n);
        Loader loader = new Loader(path.toArray(new URL[0]));
        Thread main = new Thread(() -> {
            Gate.begin();
            call(loader, args);
        }, "main");
        main.setContextClassLoader(loader);
        if (repeats) {
            int[] at = new int[switches.size()];
            int[] to = new int[at.length];
            for (int i = 0; i < at.length; i++) {
                at[i] = switches.get(i)[0];
                to[i] = switches.get(i)[1];
            }
            long[] chosen = new long[choices.size()];
            for (int i = 0; i < chosen.length; i++) {
                chosen[i] = choices.get(i);
            }
            Gate.repeat(main, at, to, chosen, LONGEST);
        } else {
            Gate.open(main, strategy(n), n + 1, LONGEST);
        }
        if (races && (repeats || n % 2 == 0)) { // the other runs go on behind a race
            Gate.races();
        }
        main.start();
        boolean ended = Gate.await(IDLE_MS);
        Throwable failure = ended && !Gate.tainted() ? Gate.failure() : null;
        if (failure != null) {
            tell(failure, Gate.failed(), "", args);
        } else if (deadlocks && ended && !Gate.tainted() && Gate.stuck()) {
            deadlock(args);
        } else if (ended && !Gate.tainted() && Gate.raced() != null) {
            race(args);
        }
        boolean tainted = Gate.tainted();
        for (int i = 0; i < Gate.threads(); i++) { // the common pool outlives the run, and counts its threads
            tainted |= Gate.thread(i) instanceof ForkJoinWorkerThread;
        }
        boolean closed = ended && Gate.close(ENDING_MS);
        loader.close();
        return closed && !tainted;
    }

    private void call(Loader loader, String[] args) {
        try {
            Class<?> c = Class.forName(className, true, loader);
            Method m = c.getDeclaredMethod("main", String[].class);
            m.setAccessible(true);
            m.invoke(null, (Object) args);
        } catch (InvocationTargetException e) {
            failed(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        } catch (LinkageError e) {
            failed(e);
        }
    }

    private static void failed(Throwable t) {
        if (!(t instanceof Gate.Abort)) {
            Gate.fail(t);
        }
    }

    /** The arguments of main in run n: mostly none. */
    private String[] argumentsOf(long n) {
        if (n % 16 < 11) {
            return new String[0];
        }
        String[] some = {"1", "2", "3", "0", "10", "a", "-1"};
        String[] args = new String[1 + (int) (n % 3)];
        for (int i = 0; i < args.length; i++) {
            int k = (int) ((n * 31 + i * 17) % (some.length + words.size()));
            args[i] = k < some.length ? some[k] : words.get(k - some.length);
        }
        return args;
    }

    /** Stands for what a thread that waits for ever would have thrown. */
    private static final class Deadlock extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Tells that threads wait for ever, unless all of them only wait for work: no code of the program has called what waits. */
    private void deadlock(String[] args) throws IOException {
        StringBuilder meets = new StringBuilder();
        Deadlock d = null;
        int by = 0;
        boolean joins = false;
        for (int i = 0; i < Gate.threads(); i++) {
            if (!Gate.waits(i)) {
                continue;
            }
            StackTraceElement[] frames = stack(i);
            if (frames.length == 0) {
                continue;
            }
            if (d == null || joins && !Gate.joins(i)) { // rather one that others wait for
                by = i;
                joins = Gate.joins(i);
                d = new Deadlock();
                d.setStackTrace(frames);
            }
            meets.append(meets(i, frames[0], -1));
        }
        if (d != null) {
            tell(d, by, meets.toString(), args);
        }
    }

    /** Stands for what a thread that races would have thrown. */
    private static final class Race extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Tells that two threads race, if both do so in code that the program has called. */
    private void race(String[] args) throws IOException {
        int[] two = Gate.raced();
        StackTraceElement[] first = stack(two[0]);
        StackTraceElement[] second = stack(two[1]);
        if (first.length == 0 || second.length == 0) {
            return;
        }
        Race r = new Race();
        r.setStackTrace(first);
        tell(r, two[0], meets(two[1], second[0], Gate.pending(two[1])) + meets(two[0], first[0], Gate.pending(two[0])), args);
    }

    private static String meets(int task, StackTraceElement f, int site) {
        return "meets\t" + task + '\t' + f.getClassName() + '\t' + f.getMethodName() + '\t' + f.getLineNumber() + '\t' + site + '\n';
    }

    /** The calls of a thread, from the innermost one of the program on. */
    private static StackTraceElement[] stack(int task) {
        StackTraceElement[] frames = Gate.thread(task).getStackTrace();
        int top = 0;
        while (top < frames.length && !mine(frames[top])) {
            top++;
        }
        return Arrays.copyOfRange(frames, top, frames.length);
    }

    /** Whether a frame is one of the program. */
    private static boolean mine(StackTraceElement f) {
        return !Feed.platform(f.getClassName()) && !f.getClassName().startsWith("jayverify.");
    }

    /** Tells of a failure, unless one like it is known. */
    private void tell(Throwable failure, int by, String meets, String[] args) throws IOException {
        StringBuilder b = new StringBuilder();
        Launcher.describe(failure, b, Schedules.class.getName());
        b.append("by\t").append(by).append('\n').append(meets);
        if (!seen.add(b.toString())) {
            return;
        }
        int[] at = Gate.switchSteps();
        int[] to = Gate.switchTasks();
        for (int i = 0; i < at.length; i++) {
            b.append("switch\t").append(at[i]).append('\t').append(to[i]).append('\n');
        }
        long[] chosen = Gate.choices();
        String[] asked = Gate.asked();
        for (int i = 0; i < chosen.length; i++) {
            b.append("choice\t").append(chosen[i]).append('\t').append(asked[i]).append('\n');
        }
        for (String a : args) {
            b.append("arg");
            for (int i = 0; i < a.length(); i++) {
                b.append('\t').append((int) a.charAt(i));
            }
            b.append('\n');
        }
        for (int i = 0; i < Gate.threads(); i++) {
            Thread t = Gate.thread(i);
            b.append("thread\t").append(i).append('\t').append(t.getName().replaceAll("[\\t\\r\\n]", " ")).append('\n');
        }
        int[] tasks = Gate.eventTasks();
        int[] where = Gate.eventSites();
        for (int i = 0; i < tasks.length; i++) {
            b.append("event\t").append(tasks[i]).append('\t').append(where[i]).append('\n');
        }
        out.append(b).append("found\n");
        write("");
    }

    private void write(String last) throws IOException {
        try (Writer w = new OutputStreamWriter(new FileOutputStream(outcome), StandardCharsets.UTF_8)) {
            w.write(out + last);
        }
    }

    /** Has the program's classes for one run; their bytes are read once. */
    private static final class Loader extends URLClassLoader {
        private static final Map<String, byte[]> BYTES = new HashMap<>();
        private final String gated;
        private final String harness;

        /** The first two entries of the path are the classes with gates, and those of the harness. */
        Loader(URL[] path) {
            super(path, ClassLoader.getSystemClassLoader().getParent());
            gated = path[0].toString();
            harness = path[1].toString();
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Gate.quiet();
            try {
                return super.loadClass(name, resolve);
            } finally {
                Gate.loud();
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] b = bytes(name);
            if (b == null) {
                throw new ClassNotFoundException(name);
            }
            int dot = name.lastIndexOf('.');
            if (dot >= 0 && getPackage(name.substring(0, dot)) == null) {
                definePackage(name.substring(0, dot), null, null, null, null, null, null, null);
            }
            return defineClass(name, b, 0, b.length);
        }

        private byte[] bytes(String name) {
            synchronized (BYTES) {
                byte[] b = BYTES.get(name);
                if (b == null) {
                    URL at = findResource(name.replace('.', '/') + ".class");
                    if (at == null) {
                        return null;
                    }
                    if (!at.toString().startsWith(gated) && !at.toString().startsWith(harness)) {
                        Gate.taint(); // it has no gates, and nobody has looked at what it calls
                        return null;
                    }
                    try (InputStream in = at.openStream()) {
                        ByteArrayOutputStream all = new ByteArrayOutputStream();
                        byte[] part = new byte[8192];
                        for (int n = in.read(part); n > 0; n = in.read(part)) {
                            all.write(part, 0, n);
                        }
                        b = all.toByteArray();
                        BYTES.put(name, b);
                    } catch (IOException e) {
                        return null;
                    }
                }
                return b;
            }
        }
    }

    /** Takes all bytes. */
    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int b) { }

        @Override
        public void write(byte[] b, int from, int n) { }
    }
}
