import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * Calls static methods with random arguments. Arguments: a file with a method
 * of the form p.C.f(I)V in each line, and the time for each in milliseconds.
 * Prints one line for each method: how often it was called, or the first call
 * that throws, with tabs between: method, "throws", exception, the class that
 * threw it, the call.
 */
class Calls {
    private static final Random random = new Random(5);
    private static final int[] ints = {0, 1, -1, 2, -2, 10, 100, 127, -128, 65535, Integer.MIN_VALUE, Integer.MAX_VALUE};
    private static final String chars = " aA0.-+1/x_eE,%:\n\t";

    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            System.out.println(line + "\t" + calls(line, Long.parseLong(args[1])));
        }
        System.exit(0); // some leave threads behind
    }

    static String calls(String line, long millis) throws Exception {
        Method method;
        try {
            method = find(line);
        } catch (LinkageError | ReflectiveOperationException e) {
            return "cannot be called\t" + e;
        }
        long end = System.currentTimeMillis() + millis;
        Class<?>[] types = method.getParameterTypes();
        int n = 0;
        do {
            Object[] values = new Object[types.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = value(types[i]);
            }
            String call = Arrays.deepToString(values).replaceAll("[\\p{Cntrl}\\P{ASCII}]", "?");
            try {
                method.invoke(null, values);
            } catch (InvocationTargetException e) {
                Throwable t = e.getCause();
                StackTraceElement[] trace = t.getStackTrace();
                if (!(t instanceof VirtualMachineError)) {
                    return "throws\t" + t.getClass().getName() + "\t" + (trace.length == 0 ? "" : trace[0].getClassName()) + "\t" + call;
                }
            }
            n++;
        } while (types.length > 0 && n < 100_000 && System.currentTimeMillis() < end);
        return "calls\t" + n;
    }

    static Method find(String line) throws ReflectiveOperationException {
        String name = line.substring(0, line.indexOf('('));
        String descriptor = line.substring(name.length());
        Class<?> c = Class.forName(name.substring(0, name.lastIndexOf('.')));
        for (Method m : c.getDeclaredMethods()) {
            if (m.getName().equals(name.substring(name.lastIndexOf('.') + 1))
                    && MethodType.methodType(m.getReturnType(), m.getParameterTypes()).toMethodDescriptorString().equals(descriptor)) {
                m.setAccessible(true);
                return m;
            }
        }
        throw new NoSuchMethodException(line);
    }

    static int number() {
        switch (random.nextInt(3)) {
            case 0: return random.nextInt();
            case 1: return ints[random.nextInt(ints.length)];
            default: return random.nextInt(10) - 3;
        }
    }

    static Object value(Class<?> t) {
        if (t == int.class) return number();
        if (t == long.class) return random.nextBoolean() ? number() : random.nextLong();
        if (t == short.class) return (short) number();
        if (t == byte.class) return (byte) number();
        if (t == char.class) return (char) number();
        if (t == boolean.class) return random.nextBoolean();
        if (t == float.class) return random.nextBoolean() ? number() : Float.intBitsToFloat(random.nextInt());
        if (t == double.class) return random.nextBoolean() ? number() : Double.longBitsToDouble(random.nextLong());
        if (random.nextInt(6) == 0) return null;
        int n = random.nextInt(7);
        if (t.isArray()) {
            Object a = Array.newInstance(t.getComponentType(), n);
            for (int i = 0; i < n; i++) {
                Array.set(a, i, value(t.getComponentType()));
            }
            return a;
        }
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < n; i++) {
            s.append(random.nextInt(4) == 0 ? (char) random.nextInt(65536) : chars.charAt(random.nextInt(chars.length())));
        }
        return s.toString();
    }
}
