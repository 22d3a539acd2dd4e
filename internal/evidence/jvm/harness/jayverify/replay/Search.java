package jayverify.replay;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Calls a harness with any values, again and again, and says with which values an
 * exception has left it. All runs are made in one JVM, so that what one leaves in
 * static fields may matter to the next: whoever asks repeats them, each in a JVM of its own.
 *
 * The arguments of the program are a file with the job and one for the outcome. Lines of
 * the job have words with tabs in between:
 *
 *   method CLASS NAME DESCRIPTOR   of the harness; its parameters are arrays of primitive types
 *   word UNIT UNIT …               a text of the program
 *   number N                       a number of the program
 *   time MS                        how long to search
 *
 * Lines of the outcome, for each place from which an exception leaves:
 *
 *   run THROWN CLASS METHOD LINE   the class of the exception, and the program's frame that it comes from
 *   argument VALUE                 null, or [ LENGTH VALUE VALUE …, with numbers as bits
 *   fed CALL N UNIT UNIT …         the values of the run, in order; the units of a string follow its length
 *   runs N                         the last line: how many runs were made
 */
public final class Search {
    private static final int MOST_TRIES = 400; // to make a run smaller
    private static final int MOST_PLACES = 24;
    private static final long HANGS_MS = 500;

    private final Method method;
    private final char[] arrays; // of the parameters: the element type of an array
    private final int[] dims;
    private final Words words;
    private final Map<String, Found> found = new LinkedHashMap<>();
    private volatile long begun; // when the run under way has begun
    private volatile long runs;
    private volatile int shift; // the number of the thread whose runs count

    /** The smallest run that was found for a place. */
    private static final class Found {
        Object[] arguments;
        List<Draw.Given> given;
        long cost;
    }

    private Search(Method method, Words words) {
        this.method = method;
        this.words = words;
        Class<?>[] types = method.getParameterTypes();
        arrays = new char[types.length];
        dims = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            String name = types[i].getName(); // [[I
            dims[i] = name.lastIndexOf('[') + 1;
            arrays[i] = name.charAt(name.length() - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Words words = new Words();
        String[] target = null;
        long time = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(args[0]), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] w = line.split("\t", -1);
                switch (w[0]) {
                    case "method":
                        target = w;
                        break;
                    case "word":
                        words.add(text(w));
                        break;
                    case "number":
                        words.add(Long.parseLong(w[1]));
                        break;
                    default:
                        time = Long.parseLong(w[1]);
                }
            }
        }
        Search s = new Search(find(target), words);
        System.setOut(new PrintStream(new Nowhere()));
        System.setErr(new PrintStream(new Nowhere()));
        System.setIn(new java.io.ByteArrayInputStream(new byte[0]));
        s.search(System.nanoTime() + time * 1_000_000);
        s.write(args[1]);
        Runtime.getRuntime().halt(0);
    }

    private static String text(String[] units) {
        StringBuilder s = new StringBuilder();
        for (int i = 1; i < units.length; i++) {
            if (!units[i].isEmpty()) {
                s.append((char) Integer.parseInt(units[i]));
            }
        }
        return s.toString();
    }

    private static Method find(String[] target) throws ReflectiveOperationException {
        Class<?> c = Class.forName(target[1], true, Search.class.getClassLoader());
        for (Method m : c.getDeclaredMethods()) {
            if (m.getName().equals(target[2])) {
                m.setAccessible(true);
                return m;
            }
        }
        throw new NoSuchMethodException(target[2]);
    }

    /** Searches until a time. If a run does not end, another thread goes on. */
    private void search(long until) throws InterruptedException {
        while (System.nanoTime() < until) {
            int number = ++shift;
            begun = System.nanoTime();
            Thread t = new Thread(null, () -> work(number, until), "search", 16L << 20);
            t.setDaemon(true);
            t.start();
            while (t.isAlive() && System.nanoTime() < until && System.nanoTime() - begun < HANGS_MS * 1_000_000) {
                t.join(20);
            }
        }
        shift = -1;
    }

    private void work(int number, long until) {
        Random random = new Random(number);
        while (shift == number && System.nanoTime() < until) {
            begun = System.nanoTime();
            Draw d = new Draw(random, words, new ArrayList<>());
            Object[] arguments = new Object[arrays.length];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = array(random, d, arrays[i], dims[i]);
            }
            Object[] kept = copy(arguments);
            String place = run(arguments, d);
            if (shift != number) {
                return;
            }
            runs++;
            long cost = place == null ? 0 : cost(kept, d.given);
            Found f = found.get(place);
            if (place == null || f == null && found.size() >= MOST_PLACES || f != null && f.cost <= cost) {
                continue;
            }
            Found g = new Found();
            g.arguments = kept;
            g.given = d.given;
            g.cost = cost;
            shrink(g, place, number);
            synchronized (found) {
                if (shift == number) {
                    found.put(place, g);
                }
            }
        }
    }

    /** Makes one run; returns the place from which an exception leaves, null if none leaves that counts. */
    private String run(Object[] arguments, Draw d) {
        Draw.use(d);
        try {
            method.invoke(null, arguments);
            return null;
        } catch (InvocationTargetException e) {
            return place(e.getCause());
        } catch (Throwable t) {
            return null;
        } finally {
            Draw.use(null);
        }
    }

    private String place(Throwable t) {
        if (t instanceof VirtualMachineError || t instanceof LinkageError || t instanceof ThreadDeath) {
            return null;
        }
        for (StackTraceElement f : t.getStackTrace()) {
            if (!Feed.platform(f.getClassName())) {
                boolean building = f.getClassName().equals(method.getDeclaringClass().getName());
                return building ? null : t.getClass().getName() + "\t" + f.getClassName() + "\t" + f.getMethodName() + "\t" + f.getLineNumber();
            }
        }
        return null;
    }

    /** Makes a run smaller while it fails at the same place. */
    private void shrink(Found f, String place, int number) {
        int tries = 0;
        for (boolean again = true; again && tries < MOST_TRIES;) {
            again = false;
            List<Found> smaller = new ArrayList<>();
            for (int i = 0; i < f.arguments.length; i++) {
                for (Object a : smaller(f.arguments[i])) {
                    Found g = new Found();
                    g.arguments = f.arguments.clone();
                    g.arguments[i] = a;
                    g.given = f.given;
                    smaller.add(g);
                }
            }
            for (int i = 0; i < f.given.size(); i++) {
                for (Draw.Given v : smaller(f.given.get(i))) {
                    Found g = new Found();
                    g.arguments = f.arguments;
                    g.given = new ArrayList<>(f.given);
                    g.given.set(i, v);
                    smaller.add(g);
                }
            }
            for (Found g : smaller) {
                if (++tries > MOST_TRIES || shift != number) {
                    return;
                }
                begun = System.nanoTime();
                Draw d = new Draw(null, words, g.given);
                if (!place.equals(run(copy(g.arguments), d))) {
                    continue;
                }
                long cost = cost(g.arguments, d.given);
                if (cost < f.cost) {
                    f.arguments = g.arguments;
                    f.given = d.given;
                    f.cost = cost;
                    again = true;
                    break;
                }
            }
        }
    }

    private static List<Draw.Given> smaller(Draw.Given g) {
        List<Draw.Given> all = new ArrayList<>();
        if (g.text == null) {
            long half = g.call.equals("World.anyFloat()") || g.call.equals("World.anyDouble()") ? 0 : g.bits / 2;
            for (long v : new long[] {0, 1, 2, half, g.bits - Long.signum(g.bits)}) {
                if (v != g.bits) {
                    all.add(new Draw.Given(g.call, v, null));
                }
            }
            return all;
        }
        String s = g.text;
        List<String> texts = new ArrayList<>();
        texts.add("");
        texts.add(s.substring(0, s.length() / 2));
        texts.add(s.substring(s.length() / 2));
        for (int i = 0; i < s.length() && i < 30; i++) {
            texts.add(s.substring(0, i) + s.substring(i + 1));
        }
        for (int i = 0; i < s.length() && i < 30; i++) {
            texts.add(s.substring(0, i) + 'a' + s.substring(i + 1));
        }
        for (String t : texts) {
            if (!t.equals(s)) {
                all.add(new Draw.Given(g.call, t.length(), t));
            }
        }
        return all;
    }

    private static List<Object> smaller(Object array) {
        List<Object> all = new ArrayList<>();
        if (array == null) {
            return all;
        }
        int n = Array.getLength(array);
        Class<?> type = array.getClass().getComponentType();
        for (int length : new int[] {0, 1, n / 2, n - 1}) {
            if (length >= 0 && length < n) {
                Object a = Array.newInstance(type, length);
                System.arraycopy(array, 0, a, 0, length);
                all.add(a);
            }
        }
        if (type.isPrimitive()) {
            all.add(Array.newInstance(type, n));
            for (int i = 0; i < n && i < 30; i++) {
                Object a = Array.newInstance(type, n);
                System.arraycopy(array, 0, a, 0, n);
                Array.set(a, i, Array.get(Array.newInstance(type, 1), 0));
                all.add(a);
            }
        }
        return all;
    }

    /** How unusual the values of a run are: ordinary ones cost little. */
    private static long cost(Object[] arguments, List<Draw.Given> given) {
        long sum = 0;
        for (Object a : arguments) {
            sum += a == null ? 1000 : cost(a);
        }
        for (Draw.Given g : given) {
            sum++;
            if (g.text != null) {
                for (char c : g.text.toCharArray()) {
                    sum += c == 'a' ? 3 : c > ' ' && c <= '~' ? 4 : c == ' ' ? 5 : 8;
                }
            } else if (g.call.equals("World.choose()")) {
                sum += 6 * g.bits;
            } else {
                sum += cost(g.bits);
            }
        }
        return sum;
    }

    private static long cost(long n) {
        if (n == Long.MIN_VALUE) {
            return 1200;
        }
        return (n < 0 ? 200 : 0) + (Math.abs(n) > 1 << 16 ? 500 : 0) + 64 - Long.numberOfLeadingZeros(Math.abs(n));
    }

    private static long cost(Object array) {
        long sum = 1;
        for (int i = 0; i < Array.getLength(array); i++) {
            Object e = Array.get(array, i);
            if (e == null) {
                sum += 1000;
            } else if (e.getClass().isArray()) {
                sum += cost(e);
            } else {
                sum += 2 + (bits(e) == 0 ? 0 : 2);
            }
        }
        return sum;
    }

    private static Object array(Random random, Draw d, char type, int dims) {
        if (random.nextInt(12) == 0) {
            return null;
        }
        Class<?> element = primitive(type);
        for (int i = 1; i < dims; i++) {
            element = Array.newInstance(element, 0).getClass();
        }
        Object a = Array.newInstance(element, d.length());
        for (int i = 0; i < Array.getLength(a); i++) {
            if (dims > 1) {
                Array.set(a, i, array(random, d, type, dims - 1));
                continue;
            }
            long v = d.element(type);
            switch (type) {
                case 'Z':
                    Array.setBoolean(a, i, v != 0);
                    break;
                case 'B':
                    Array.setByte(a, i, (byte) v);
                    break;
                case 'C':
                    Array.setChar(a, i, (char) v);
                    break;
                case 'S':
                    Array.setShort(a, i, (short) v);
                    break;
                case 'I':
                    Array.setInt(a, i, (int) v);
                    break;
                case 'J':
                    Array.setLong(a, i, v);
                    break;
                case 'F':
                    Array.setFloat(a, i, Float.intBitsToFloat((int) v));
                    break;
                default:
                    Array.setDouble(a, i, Double.longBitsToDouble(v));
            }
        }
        return a;
    }

    private static Class<?> primitive(char type) {
        switch (type) {
            case 'Z':
                return boolean.class;
            case 'B':
                return byte.class;
            case 'C':
                return char.class;
            case 'S':
                return short.class;
            case 'I':
                return int.class;
            case 'J':
                return long.class;
            case 'F':
                return float.class;
            default:
                return double.class;
        }
    }

    /** The arguments anew: the method may change its arrays. */
    private static Object[] copy(Object[] arguments) {
        Object[] all = arguments.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = copyOf(all[i]);
        }
        return all;
    }

    private static Object copyOf(Object array) {
        if (array == null) {
            return null;
        }
        int n = Array.getLength(array);
        Class<?> type = array.getClass().getComponentType();
        Object a = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            Object e = Array.get(array, i);
            Array.set(a, i, type.isPrimitive() ? e : copyOf(e));
        }
        return a;
    }

    private static long bits(Object number) {
        if (number instanceof Boolean) {
            return (Boolean) number ? 1 : 0;
        } else if (number instanceof Character) {
            return (Character) number;
        } else if (number instanceof Float) {
            return Float.floatToRawIntBits((Float) number);
        } else if (number instanceof Double) {
            return Double.doubleToRawLongBits((Double) number);
        }
        return ((Number) number).longValue();
    }

    private void write(String file) throws IOException {
        StringBuilder out = new StringBuilder();
        synchronized (found) {
            for (Map.Entry<String, Found> e : found.entrySet()) {
                Found f = e.getValue();
                out.append("run\t").append(e.getKey()).append('\n');
                for (Object a : f.arguments) {
                    tell(a, out.append("argument"));
                    out.append('\n');
                }
                for (Draw.Given g : f.given) {
                    out.append("fed\t").append(g.call).append('\t').append(g.bits);
                    for (int i = 0; g.text != null && i < g.text.length(); i++) {
                        out.append('\t').append((int) g.text.charAt(i));
                    }
                    out.append('\n');
                }
            }
        }
        out.append("runs\t").append(runs).append('\n');
        try (Writer w = new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8)) {
            w.write(out.toString());
        }
    }

    private static void tell(Object value, StringBuilder out) {
        if (value == null) {
            out.append("\tnull");
        } else if (!value.getClass().isArray()) {
            out.append('\t').append(bits(value));
        } else {
            out.append("\t[\t").append(Array.getLength(value));
            for (int i = 0; i < Array.getLength(value); i++) {
                tell(Array.get(value, i), out);
            }
        }
    }

    /** What is printed during a search is of no interest. */
    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int b) { }

        @Override
        public void write(byte[] b, int from, int length) { }
    }
}
