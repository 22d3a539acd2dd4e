import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/** Calls public methods of the models of java.math, which are compiled in package model, and of the JDK with the same arguments. */
public class Compare {
    private static final Random RANDOM = new Random(11);
    private static final long[] LONGS = {0, 1, -1, 2, 3, 5, 7, 9, 10, 12, 25, 99, 100, 125, 999, 1000, -10, -25, 64, 31, 1L << 31, (1L << 31) - 1, -(1L << 31),
        1L << 32, 3037000499L, 3037000500L, 1L << 52, (1L << 53) + 1, 999999999999999999L, 1000000000000000000L, 4611686018427387904L, 5000000000000000000L,
        Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE + 1};
    private static final int[] INTS = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 19, 20, 36, 62, 63, 64, 65, -1, -2, -3, -18, -19, -63, -64, -65, 300,
        Integer.MAX_VALUE, Integer.MIN_VALUE, 1_000_000_000, -1_000_000_000};
    private static final String[] TEXTS = {"", "0", "-0", "+7", "1.25", "-.5", "5.", ".", "-", "1e5", "1E-7", "1e", "1e+", "1e2147483648", "1e-2147483647", "0.5e-2147483647",
        "12a", "--1", "1-", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "0.000", "00012", "1.2.3", "1e0000000000005", "1e12345678901",
        "123456789012345678901234567890", "\u0661\u0662", " 1", "ff", "zz", "0x1"};
    private static final double[] DOUBLES = {0, -0.0, 1, -1, 0.5, 0.1, 1e7, 9999999, 1e15, 1e16, 123.456, -1e-5, 1e300, Double.MIN_VALUE, Double.MAX_VALUE,
        Double.NaN, Double.POSITIVE_INFINITY, 9.007199254740992e15};

    private static int compared;
    private static int unknown;
    private static int different;
    private static final TreeMap<String, int[]> EXACT = new TreeMap<>(); // results that the model knows, by method

    public static void main(String[] args) throws Exception {
        int rounds = Integer.parseInt(args[0]);
        for (Class<?> c : new Class<?>[] {model.BigInteger.class, model.BigDecimal.class}) {
            for (Constructor<?> made : c.getConstructors()) {
                for (int i = 0; i < rounds; i++) {
                    compare(made);
                }
            }
            for (Method m : c.getDeclaredMethods()) {
                if (Modifier.isPublic(m.getModifiers()) && !m.isBridge()) {
                    for (int i = 0; i < rounds; i++) {
                        compare(m);
                    }
                }
            }
        }
        EXACT.forEach((name, counts) -> {
            if (counts[0] == 0) {
                System.out.println("the model never knows the result of " + name);
            }
        });
        System.out.println(compared + " calls, " + unknown + " of them not known, " + different + " differences");
    }

    private static void compare(Executable e) throws Exception {
        Class<?>[] types = e.getParameterTypes();
        Object[] models = new Object[types.length];
        Object[] args = new Object[types.length];
        boolean vast = false;
        for (int i = 0; i < types.length; i++) {
            args[i] = value(types[i]);
            models[i] = toModel(args[i]);
            vast |= args[i] instanceof Integer && Math.abs((long) (Integer) args[i]) > 1000;
        }
        Class<?> jdkClass = jdk(e.getDeclaringClass());
        Object jdkThis = null;
        Object modelThis = null;
        if (e instanceof Method && !Modifier.isStatic(e.getModifiers())) {
            jdkThis = plain(e.getDeclaringClass());
            modelThis = toModel(jdkThis);
        }
        if (costs(e.getName(), jdkThis, args, vast)) {
            return;
        }
        Class<?>[] jdkTypes = new Class<?>[types.length];
        for (int i = 0; i < types.length; i++) {
            jdkTypes[i] = jdk(types[i]);
        }
        String name = e.getDeclaringClass().getSimpleName() + "." + e.getName();
        Object a = end(e, modelThis, models);
        compared++;
        int[] counts = EXACT.computeIfAbsent(name, n -> new int[1]);
        Object b = end(e instanceof Method ? jdkClass.getMethod(e.getName(), jdkTypes) : jdkClass.getConstructor(jdkTypes), jdkThis, args);
        if (a instanceof Unknown) {
            boolean rest = e.getName().equals("remainder") && jdkThis instanceof BigDecimal && b instanceof BigDecimal; // it depends on the quotient
            a = chosen(e, modelThis, models, b, rest ? ((BigDecimal) jdkThis).divideAndRemainder((BigDecimal) args[0]) : b instanceof Object[] ? (Object[]) b : new Object[] {b});
            unknown++;
        } else {
            counts[0]++;
        }
        if (!same(a, b)) {
            different++;
            StringBuilder s = new StringBuilder(name + " of " + show(jdkThis));
            for (Object x : args) {
                s.append(", ").append(show(x));
            }
            System.out.println(s + ": " + show(a) + " instead of " + show(b));
        }
    }

    /** A result of the model that is b, if choices among the numbers in parts give one; otherwise the last one. */
    private static Object chosen(Executable e, Object self, Object[] args, Object b, Object[] parts) throws Exception {
        Choices.longs = new ArrayList<>(List.of(0L));
        Choices.ints = new ArrayList<>(List.of(0));
        Choices.result = b;
        for (Object x : parts) {
            if (x instanceof BigDecimal) {
                Choices.ints.add(((BigDecimal) x).scale());
                x = ((BigDecimal) x).unscaledValue();
            }
            if (x instanceof BigInteger) {
                Choices.longs.add(((BigInteger) x).bitLength() < 64 ? ((BigInteger) x).longValue() : ((BigInteger) x).signum());
            }
            if (x instanceof Integer) {
                Choices.ints.add((Integer) x);
            }
            if (x instanceof Number) {
                Choices.longs.add(((Number) x).longValue());
            }
        }
        Object a;
        Choices.begin();
        Choices.open = true;
        do {
            a = end(e, self, args);
        } while (!same(a, b) && Choices.advance());
        Choices.open = false;
        return a;
    }

    private static String show(Object x) {
        try {
            if (x instanceof model.BigDecimal || x instanceof model.BigInteger) {
                return (boolean) get(x, "large") + "/" + get(x, x instanceof model.BigDecimal ? "digits" : "value") + (x instanceof model.BigDecimal ? "/" + get(x, "scale") : "");
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return x instanceof BigDecimal && ((BigDecimal) x).scale() != 0 ? ((BigDecimal) x).unscaledValue() + "e-" + ((BigDecimal) x).scale() : String.valueOf(x);
    }

    /** Whether the JDK would take long, or much memory. */
    private static boolean costs(String name, Object self, Object[] args, boolean vast) {
        if (name.equals("pow") || name.startsWith("shift") || name.endsWith("Bit")) {
            return vast && (Integer) args[0] > 0 || vast && name.startsWith("shift");
        }
        boolean far = vast;
        for (Object x : args) {
            far |= x instanceof BigDecimal && far((BigDecimal) x);
        }
        if (self instanceof BigDecimal) {
            far |= far((BigDecimal) self);
        }
        return far && !name.matches("multiply|scaleByPowerOfTen|valueOf|signum|hashCode|equals|negate|abs|.*BigDecimal|.*BigInteger") || far && name.startsWith("toBig");
    }

    private static boolean far(BigDecimal x) {
        return Math.abs((long) x.scale()) > 1000;
    }

    private static Object end(Executable e, Object self, Object[] args) throws Exception {
        try {
            return e instanceof Method ? ((Method) e).invoke(self, args) : ((Constructor<?>) e).newInstance(args);
        } catch (InvocationTargetException x) {
            return x.getCause();
        }
    }

    private static boolean same(Object a, Object b) throws Exception {
        if (a == null || b == null) {
            return a == b;
        }
        if (a instanceof model.BigInteger) {
            return b instanceof BigInteger && same((boolean) get(a, "large"), (long) get(a, "value"), (BigInteger) b);
        }
        if (a instanceof model.BigDecimal) {
            return b instanceof BigDecimal && (int) get(a, "scale") == ((BigDecimal) b).scale()
                && same((boolean) get(a, "large"), (long) get(a, "digits"), ((BigDecimal) b).unscaledValue());
        }
        if (a.getClass().isArray()) {
            boolean equal = b.getClass().isArray() && Array.getLength(a) == Array.getLength(b);
            for (int i = 0; equal && i < Array.getLength(a); i++) {
                equal = same(Array.get(a, i), Array.get(b, i));
            }
            return equal;
        }
        if (a instanceof Throwable) {
            return a.getClass() == b.getClass();
        }
        return a.equals(b);
    }

    private static boolean same(boolean large, long value, BigInteger x) {
        return large ? x.bitLength() > 63 && x.signum() == (value < 0 ? -1 : 1) : x.equals(BigInteger.valueOf(value));
    }

    private static Object get(Object x, String name) throws ReflectiveOperationException {
        Field f = x.getClass().getDeclaredField(name);
        f.setAccessible(true);
        return f.get(x);
    }

    private static Class<?> jdk(Class<?> c) {
        if (c == model.BigInteger.class) {
            return BigInteger.class;
        }
        return c == model.BigDecimal.class ? BigDecimal.class : c;
    }

    private static Object toModel(Object x) throws Exception {
        if (x instanceof BigInteger) {
            BigInteger b = (BigInteger) x;
            Constructor<?> c = model.BigInteger.class.getDeclaredConstructor(boolean.class, long.class);
            c.setAccessible(true);
            return b.bitLength() > 63 ? c.newInstance(true, (long) b.signum()) : c.newInstance(false, b.longValue());
        }
        if (x instanceof BigDecimal) {
            BigDecimal d = (BigDecimal) x;
            return new model.BigDecimal((model.BigInteger) toModel(d.unscaledValue()), d.scale());
        }
        return x;
    }

    private static Object value(Class<?> type) {
        return type.isPrimitive() || RANDOM.nextInt(40) > 0 ? plain(type) : null;
    }

    private static Object plain(Class<?> type) {
        if (type == int.class) {
            return RANDOM.nextInt(3) == 0 ? RANDOM.nextInt(40) - 10 : INTS[RANDOM.nextInt(INTS.length)];
        }
        if (type == long.class) {
            return number();
        }
        if (type == double.class) {
            return RANDOM.nextInt(3) == 0 ? RANDOM.nextInt(20000) / 100.0 : DOUBLES[RANDOM.nextInt(DOUBLES.length)];
        }
        if (type == String.class) {
            return RANDOM.nextInt(3) == 0 ? String.valueOf(number()) : TEXTS[RANDOM.nextInt(TEXTS.length)];
        }
        if (type == char[].class) {
            return ((String) plain(String.class)).toCharArray();
        }
        if (type == byte[].class) {
            byte[] b = new byte[RANDOM.nextInt(12)];
            RANDOM.nextBytes(b);
            for (int i = RANDOM.nextInt(b.length + 1) - 1; i >= 0; i--) {
                b[i] = (byte) (b[b.length - 1] < 0 ? -1 : 0);
            }
            return b;
        }
        if (type == RoundingMode.class) {
            return RoundingMode.values()[RANDOM.nextInt(8)];
        }
        if (type == MathContext.class) {
            return new MathContext(INTS[RANDOM.nextInt(20)], RoundingMode.values()[RANDOM.nextInt(8)]);
        }
        if (type == model.BigInteger.class || type == Object.class && RANDOM.nextBoolean()) {
            BigInteger x = BigInteger.valueOf(number());
            return RANDOM.nextInt(5) == 0 ? x.shiftLeft(RANDOM.nextInt(80)).add(BigInteger.valueOf(number())) : x;
        }
        if (type == model.BigDecimal.class || type == Object.class) {
            BigInteger x = (BigInteger) plain(model.BigInteger.class);
            return new BigDecimal(x, RANDOM.nextInt(12) == 0 ? INTS[RANDOM.nextInt(INTS.length)] : RANDOM.nextInt(9) - 3);
        }
        throw new AssertionError(type);
    }

    private static long number() {
        switch (RANDOM.nextInt(4)) {
            case 0: return RANDOM.nextLong();
            case 1: return RANDOM.nextInt(2001) - 1000;
            default: return LONGS[RANDOM.nextInt(LONGS.length)];
        }
    }
}
