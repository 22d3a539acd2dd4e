import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a class object says of its class. */
public class Classes {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            p(a.run());
        } catch (ClassCastException e) {
            p("cast");
        } catch (NullPointerException e) {
            p("null");
        }
    }

    enum Size { SMALL, LARGE { @Override public String toString() { return "big"; } } }

    record Pair(int a, int b) { }

    static class Base implements Comparable<Base> {
        public int compareTo(Base b) {
            return 0;
        }
    }

    static final class Sub extends Base implements Serializable { }

    static void tell(Class<?> c) {
        p(c.getName() + "|" + c.getSimpleName() + "|" + c + "|" + c.getSuperclass() + "|" + c.getComponentType() + "|" + c.getModifiers());
        p(c.isInterface() + " " + c.isArray() + c.isPrimitive() + c.isEnum() + c.isRecord());
    }

    public static void main(String[] args) {
        Object anonymous = new Object() { };
        Class<?>[] all = {Base.class, Sub.class, Comparable.class, Size.class, Size.LARGE.getClass(), Pair.class, Object.class, int.class, void.class, int[].class,
            Base[].class, Sub[][].class, String[].class, anonymous.getClass(), Map.Entry.class, ArrayList.class, Integer.class, Serializable.class, Cloneable.class, Object[].class};
        for (Class<?> c : all) {
            tell(c);
            StringBuilder b = new StringBuilder();
            for (Class<?> d : all) {
                b.append(c.isAssignableFrom(d) ? 1 : 0);
            }
            p(b);
        }
        Object[] objects = {new Sub(), new Base(), Size.LARGE, new Pair(1, 2), 5, "text", new int[1], new Sub[2], new ArrayList<String>(), null};
        for (Class<?> c : all) {
            StringBuilder b = new StringBuilder();
            for (Object o : objects) {
                b.append(c.isInstance(o) ? 1 : 0);
                try {
                    c.cast(o);
                    b.append('c');
                } catch (ClassCastException e) {
                    b.append('x');
                }
            }
            p(b);
        }
        t(() -> Base.class.isAssignableFrom(null));
        t(() -> Sub.class.asSubclass(Base.class) == (Class<?>) Sub.class);
        t(() -> Base.class.asSubclass(Sub.class));
        t(() -> Base.class.asSubclass(null));
        p(" left ".stripLeading() + "|" + " right ".stripTrailing() + "|" + "\t\n".stripLeading().isEmpty() + "".stripTrailing() + "|" + String.join("-", List.of("a", "b", "c")) + String.join("-", new ArrayList<>()));
        t(() -> String.join(null, List.of("a")));
        t(() -> String.join("-", (Iterable<String>) null));
        t(() -> "x".toLowerCase((java.util.Locale) null));
        String s = "One Two";
        p(s.regionMatches(true, 4, "xTWO", 1, 3) + " " + s.regionMatches(false, 4, "xTWO", 1, 3) + s.regionMatches(true, 4, "two", 0, 4) + s.regionMatches(true, -1, "two", 0, 1) + s.regionMatches(true, 4, "two", 0, -5) + s.regionMatches(true, 0, "two", 0, 3));
        t(() -> s.regionMatches(true, 0, null, 0, 1));
    }
}
