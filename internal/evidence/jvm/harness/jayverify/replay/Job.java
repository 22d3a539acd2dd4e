package jayverify.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A method with the arguments of one call, and what System.in gives.
 *
 * A file with a job has lines of words with tabs in between:
 *
 *   method CLASS NAME DESCRIPTOR       comes first
 *   object ID string UNIT UNIT …       a string with those UTF-16 units
 *   object ID array CLASS LENGTH       an array of zeros, its class as Class.getName gives it
 *   object ID new CLASS                an object that no constructor has touched
 *   element ID INDEX VALUE             of an array
 *   argument VALUE                     the receiver first, unless the method is static
 *   line TEXT                          what System.in gives; the last one has no line end
 *
 * A VALUE is a number (of a float or double its bits; of an enum's constant its place, from 1 on; 0 is null), @ID or null.
 */
public final class Job {
    private String className;
    private String name;
    private String descriptor;
    private final Map<String, Object> objects = new HashMap<>();
    private final List<String> arguments = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private Job() { }

    /** Reads a job, without loading any class of the program but those of its arguments. */
    public static Job read(BufferedReader in) throws IOException, ReflectiveOperationException {
        Job job = new Job();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            job.add(line, line.split("\t", -1));
        }
        return job;
    }

    private void add(String line, String[] w) throws ReflectiveOperationException {
        switch (w[0]) {
            case "method":
                className = w[1];
                name = w[2];
                descriptor = w[3];
                break;
            case "object":
                objects.put(w[1], make(w));
                break;
            case "element":
                Object array = objects.get(w[1]);
                Array.set(array, Integer.parseInt(w[2]), value(w[3], array.getClass().getComponentType()));
                break;
            case "argument":
                arguments.add(w[1]);
                break;
            case "line":
                lines.add(line.substring("line\t".length()));
                break;
            default:
                throw new IllegalArgumentException("a job has no line " + w[0]);
        }
    }

    private static Object make(String[] w) throws ReflectiveOperationException {
        switch (w[2]) {
            case "string":
                char[] units = new char[w.length - 3];
                for (int i = 0; i < units.length; i++) {
                    units[i] = (char) Integer.parseInt(w[3 + i]);
                }
                return new String(units);
            case "array":
                return Array.newInstance(find(w[3]).getComponentType(), Integer.parseInt(w[4]));
            default:
                // No constructor runs: what it would do is no part of the run.
                Class<?> unsafe = Class.forName("sun.misc.Unsafe");
                Field theUnsafe = unsafe.getDeclaredField("theUnsafe");
                theUnsafe.setAccessible(true);
                return unsafe.getMethod("allocateInstance", Class.class).invoke(theUnsafe.get(null), find(w[3]));
        }
    }

    private static Class<?> find(String className) throws ClassNotFoundException {
        return Class.forName(className, false, Thread.currentThread().getContextClassLoader());
    }

    private Object value(String word, Class<?> type) {
        if (word.equals("null")) {
            return null;
        }
        if (word.startsWith("@")) {
            return objects.get(word.substring(1));
        }
        long v = Long.parseLong(word);
        switch (type.getName()) {
            case "boolean":
                return v != 0;
            case "byte":
                return (byte) v;
            case "char":
                return (char) v;
            case "short":
                return (short) v;
            case "int":
                return (int) v;
            case "float":
                return Float.intBitsToFloat((int) v);
            case "double":
                return Double.longBitsToDouble(v);
            default:
                if (type.isEnum()) {
                    return v == 0 ? null : type.getEnumConstants()[(int) v - 1];
                }
                return v;
        }
    }

    /** Makes System.in give the lines, one at a time, as if somebody typed them. */
    public void provideInput() {
        System.setIn(new Lines(lines));
    }

    /** Calls the method. What leaves it leaves this method, too. */
    public void call() throws Throwable {
        Class<?> c = find(className);
        Executable m = null;
        for (Method n : c.getDeclaredMethods()) {
            if (n.getName().equals(name) && descriptorOf(n, n.getReturnType()).equals(descriptor)) {
                m = n;
            }
        }
        for (Constructor<?> n : c.getDeclaredConstructors()) {
            if (name.equals("<init>") && descriptorOf(n, void.class).equals(descriptor)) {
                m = n;
            }
        }
        if (m == null) {
            throw new NoSuchMethodException(className + "." + name + descriptor);
        }
        m.setAccessible(true);
        // The JVM initialises the class before it calls a method, and reflection tells of failures as java does.
        try {
            Class.forName(className, true, c.getClassLoader());
            Object receiver = null;
            List<String> words = new ArrayList<>(arguments);
            if (!Modifier.isStatic(m.getModifiers())) {
                String first = words.remove(0); // a constructor is given a new object
                receiver = m instanceof Method ? value(first, c) : null;
            }
            Class<?>[] types = m.getParameterTypes();
            Object[] values = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                values[i] = value(words.get(i), types[i]);
            }
            if (m instanceof Method) {
                ((Method) m).invoke(receiver, values);
            } else {
                ((Constructor<?>) m).newInstance(values);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static String descriptorOf(Executable m, Class<?> result) {
        StringBuilder d = new StringBuilder("(");
        for (Class<?> p : m.getParameterTypes()) {
            d.append(descriptorOf(p));
        }
        return d.append(')').append(descriptorOf(result)).toString();
    }

    private static String descriptorOf(Class<?> c) {
        if (c == void.class) {
            return "V";
        }
        String array = Array.newInstance(c, 0).getClass().getName();
        return array.substring(1).replace('.', '/');
    }

    /** Lines that come one at a time: whoever reads gets no more than the next. */
    private static final class Lines extends InputStream {
        private final List<String> lines;
        private byte[] current = {};
        private int at;
        private int next;

        Lines(List<String> lines) {
            this.lines = lines;
        }

        private boolean more() {
            while (at == current.length) {
                if (next == lines.size()) {
                    return false;
                }
                String end = next + 1 < lines.size() ? "\n" : "";
                current = (lines.get(next++) + end).getBytes(Charset.defaultCharset());
                at = 0;
            }
            return true;
        }

        @Override
        public int read() {
            return more() ? current[at++] & 0xff : -1;
        }

        @Override
        public int read(byte[] to, int from, int length) {
            if (length == 0) {
                return 0;
            }
            if (!more()) {
                return -1;
            }
            int n = Math.min(length, current.length - at);
            System.arraycopy(current, at, to, from, n);
            at += n;
            return n;
        }
    }
}
