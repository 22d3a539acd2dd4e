import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Reads calls, one on a line: class, index of the constructor or method and arguments, with tabs
 * in between; prints for each what it throws: a class, "-" for nothing, "?" where it does not end
 * or cannot be made.
 */
public class Refusals {
    static volatile String answer;

    public static void main(String[] args) throws Exception {
        java.io.PrintStream out = System.out;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.split("\t", -1);
            answer = "?";
            Thread t = new Thread(() -> answer = call(words));
            t.setDaemon(true);
            t.start();
            t.join(400);
            String said = answer;
            if (t.isAlive()) {
                said = "?";
            }
            out.println(said);
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    static String call(String[] words) {
        try {
            Class<?> c = Class.forName(words[0]);
            Executable found = null;
            for (Executable e : words[1].equals("<init>") ? c.getDeclaredConstructors() : c.getDeclaredMethods()) {
                if ((words[1].equals("<init>") || e.getName().equals(words[1])) && describe(e).equals(words[2])) {
                    found = e;
                }
            }
            if (found == null) {
                return "?";
            }
            Object receiver = null;
            if (found instanceof Method && !java.lang.reflect.Modifier.isStatic(found.getModifiers())) {
                receiver = c.getConstructor().newInstance();
            }
            Class<?>[] types = found.getParameterTypes();
            Object[] given = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                given[i] = value(types[i], words[3 + i]);
            }
            try {
                if (found instanceof Constructor) {
                    ((Constructor<?>) found).newInstance(given);
                } else {
                    ((Method) found).invoke(receiver, given);
                }
                return "-";
            } catch (InvocationTargetException e) {
                return e.getCause().getClass().getName();
            }
        } catch (Throwable t) {
            return "?";
        }
    }

    static String describe(Executable e) {
        StringBuilder b = new StringBuilder();
        for (Class<?> t : e.getParameterTypes()) {
            b.append(t.getName()).append(';');
        }
        return b.toString();
    }

    static Object value(Class<?> t, String text) {
        if (text.equals("null")) {
            return null;
        }
        String rest = text.substring(1);
        if (text.charAt(0) == 't') {
            return rest;
        }
        if (text.charAt(0) == 'a') {
            Object a = java.lang.reflect.Array.newInstance(t.getComponentType(), Integer.parseInt(rest));
            if (a instanceof Object[] && !(a instanceof Number[])) {
                Arrays.fill((Object[]) a, a instanceof String[] || a.getClass() == Object[].class ? "x" : null);
            }
            return a;
        }
        long n = Long.parseLong(rest);
        if (t == int.class) return (int) n;
        if (t == long.class) return n;
        if (t == short.class) return (short) n;
        if (t == byte.class) return (byte) n;
        if (t == char.class) return (char) n;
        return n != 0;
    }
}
