import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Collections;

/** Methods that are called and fields that are read by reflection; files on the class path. */
public class Members {
    public static class Animal {
        public String name = "animal";
        public int legs = 4;
        public static long count = init();
        protected double weight = 2.5;
        public final char[] letters = {'a', 'b'};

        static long init() {
            System.out.println("initialised");
            return 7;
        }

        public String sound() {
            return "none";
        }

        public int add(int a, Integer b) {
            return a + b + legs;
        }

        public void fail(String why) throws IOException {
            throw new IOException(why);
        }

        public static String of(Object o, long[] l) {
            return o + ":" + l.length;
        }
    }

    public static class Dog extends Animal implements Named {
        public String sound() {
            return "bark";
        }
    }

    public interface Named {
        default String called() {
            return "named " + getClass().getSimpleName();
        }
    }

    static Object call(Object self, Class<?> c, String name, Class<?>[] types, Object... args) throws Exception {
        Method m = c.getMethod(name, types);
        try {
            return m.invoke(self, args);
        } catch (InvocationTargetException e) {
            return "thrown " + e.getCause();
        } catch (IllegalArgumentException | NullPointerException e) {
            return e.getClass().getName();
        }
    }

    public static void main(String[] args) throws Exception {
        Dog d = new Dog();
        Class<?>[] none = {};
        System.out.println(call(d, Animal.class, "sound", none));
        System.out.println(call(new Animal(), Animal.class, "sound", none));
        System.out.println(call(d, Dog.class, "add", new Class<?>[] {int.class, Integer.class}, 3, 4));
        System.out.println(call(d, Dog.class, "fail", new Class<?>[] {String.class}, "because"));
        System.out.println(call(null, Animal.class, "of", new Class<?>[] {Object.class, long[].class}, "x", new long[3]));
        System.out.println(call(d, Named.class, "called", none));
        System.out.println(call(new Animal(), Dog.class, "sound", none));
        System.out.println(call(null, Dog.class, "sound", none));
        System.out.println(call(d, Dog.class, "sound", none, 1));
        System.out.println(call(d, Dog.class, "fail", new Class<?>[] {String.class}, 1));
        for (String name : new String[] {"name", "legs", "count", "letters"}) {
            Field f = Dog.class.getField(name);
            Object value = f.get(f.getName().equals("count") ? null : d);
            System.out.println(f + " = " + (value instanceof char[] ? ((char[]) value).length : value));
        }
        Field w = Animal.class.getDeclaredField("weight");
        w.setAccessible(true);
        System.out.println(w.get(d));
        String sort = args.length == 2 ? "Dog" : "Animal";
        Object made = Class.forName("Members$" + sort).getDeclaredConstructor().newInstance();
        System.out.println(made.getClass());
        files();
    }

    static void files() throws Exception {
        ClassLoader l = Members.class.getClassLoader();
        URL u = l.getResource("none.txt");
        System.out.println(u + " " + Collections.list(l.getResources("none.txt")));
        try (InputStream in = Members.class.getResourceAsStream("/folder/none.txt")) {
            System.out.println(in);
        }
        URL a = new URL("jar:file:/x/y.jar!/a/b.txt");
        System.out.println(a.getProtocol() + " " + a.getPath() + " " + new URL(a, "c.txt") + " " + new URL(a, "/d").toExternalForm() + " " + a.toURI());
        URL f = new URL("file:/x/../y/z.txt");
        System.out.println(f + " " + f.getFile() + " " + new URL(f, "w.txt") + " " + new URL("file:///a").getHost().isEmpty());
    }
}
