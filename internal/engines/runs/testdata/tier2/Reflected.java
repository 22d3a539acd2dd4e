import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;

/** Fields as class objects describe them. */
class Reflected {
    interface Numbers {
        int ONE = 1;
        String TEXT = "t";
    }

    enum Colour { RED, GREEN }

    static class Base implements Numbers {
        public int number;
        protected volatile long[] longs;
        private static final Map<String, ? extends Number> MAP = null;
        transient boolean flag;
        public static Object[][] objects;
    }

    static class Derived extends Base {
        public String number;
        char c;
        final byte b = 3;
        short s;
        float f;
        double d;
        Colour colour;
    }

    static void all() throws Exception {
        Class<?>[] known = {long[].class, Object[][].class, Colour[].class, byte.class, short.class, float.class, double.class, char.class};
        System.out.println(known.length);
        for (Class<?> c : new Class<?>[] {Numbers.class, Base.class, Derived.class, int.class, String[].class, Colour.class}) {
            Field[] fields = c.getDeclaredFields();
            System.out.println(c.getName() + " " + fields.length);
            for (Field f : fields) {
                System.out.println(f.getName() + " " + f.getModifiers() + " " + Modifier.toString(f.getModifiers()) + " " + f.getType().getName() + " " + f.isSynthetic() + f.isEnumConstant());
                System.out.println(f + " " + f.hashCode() + " " + f.equals(c.getDeclaredField(f.getName())) + " " + f.getDeclaringClass().getSimpleName());
                System.out.println(f.equals(fields[0]) + " " + Modifier.isPublic(f.getModifiers()) + Modifier.isStatic(f.getModifiers()) + Modifier.isTransient(f.getModifiers()) + Modifier.isVolatile(f.getModifiers()));
            }
        }
        for (String name : new String[] {"number", "longs", "ONE", "TEXT", "MAP", "objects", "c", "none", ""}) {
            for (Class<?> c : Arrays.asList(Base.class, Derived.class)) {
                try {
                    System.out.println(c.getField(name));
                } catch (NoSuchFieldException e) {
                    System.out.println(e);
                }
                try {
                    System.out.println(c.getDeclaredField(name));
                } catch (NoSuchFieldException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
        try {
            Base.class.getDeclaredField(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
