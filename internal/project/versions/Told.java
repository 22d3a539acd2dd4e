package twoversions;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Tells a value as a text that is the same for values that are the same, on any run. */
public final class Told {
    private static final int DEPTH = 8;
    private static final int ELEMENTS = 10_000;

    private final IdentityHashMap<Object, Integer> seen = new IdentityHashMap<>();
    private final boolean fields; // those of the versions' objects are told, too
    private final List<String> other; // classes that have other fields in the other version

    private Told(boolean fields, String[] other) {
        this.fields = fields;
        this.other = Arrays.asList(other);
    }

    /** Prints what a call is given: with all fields of objects, and without those of some classes. */
    public static void given(Object[] values, String[] other) {
        System.out.println();
        System.out.println("twoversions is given: " + given(new Told(true, new String[0]), values));
        System.out.println("twoversions is given in both: " + given(new Told(true, other), values));
    }

    private static String given(Told told, Object[] values) {
        List<String> texts = new ArrayList<>();
        for (Object v : values) {
            texts.add(told.text(v, DEPTH));
        }
        return String.join("\t", texts);
    }

    /** Prints what a call has come to, and what it has left in its arguments. */
    public static void tell(String result, Throwable thrown, Object value, String[] names, Object[] after, String[] other) {
        String all = what(new Told(true, other), result, thrown, value, names, after);
        String outside = what(new Told(false, other), result, thrown, value, names, after);
        System.out.flush();
        System.out.println();
        System.out.println("twoversions outside: " + outside);
        System.out.println("twoversions: " + all);
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** One teller tells all: an argument that is the result has its number. */
    private static String what(Told told, String result, Throwable thrown, Object value, String[] names, Object[] after) {
        StringBuilder b = new StringBuilder();
        if (thrown != null) {
            b.append("throws ").append(thrown.getClass().getName());
        } else {
            b.append(result).append(result.equals("returns") ? "" : " " + told.text(value, DEPTH));
        }
        for (int i = 0; i < names.length; i++) {
            b.append("; ").append(names[i]).append(" is then ").append(told.text(after[i], DEPTH));
        }
        return b.toString();
    }

    private String text(Object o, int depth) {
        if (o == null) {
            return "null";
        }
        Class<?> c = o.getClass();
        if (o instanceof String) {
            return quote((String) o);
        }
        if (o instanceof Character) {
            return "'" + inner((char) o) + "'";
        }
        if (o instanceof Number && c.getName().startsWith("java.lang.") || o instanceof Boolean) {
            return o.toString() + (o instanceof Long ? "L" : "");
        }
        if (o instanceof Enum) {
            return ((Enum<?>) o).name();
        }
        if (o instanceof Class) {
            return ((Class<?>) o).getName() + ".class";
        }
        Integer number = seen.get(o);
        if (number != null) {
            return "#" + number;
        }
        if (depth == 0) {
            return c.getName() + "{...}";
        }
        seen.put(o, seen.size());
        if (c.isArray()) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < Array.getLength(o) && i < ELEMENTS; i++) {
                parts.add(text(Array.get(o, i), depth - 1));
            }
            return c.getComponentType().getTypeName() + "[" + Array.getLength(o) + "]{" + String.join(", ", parts) + "}";
        }
        if (c.getClassLoader() == null || c.getClassLoader() == ClassLoader.getSystemClassLoader().getParent()) {
            return platform(o, c, depth);
        }
        return object(o, c, depth);
    }

    private String platform(Object o, Class<?> c, int depth) {
        List<String> parts = new ArrayList<>();
        if (o instanceof Collection) {
            for (Object e : (Collection<?>) o) {
                parts.add(text(e, depth - 1));
            }
        } else if (o instanceof Map) {
            for (Map.Entry<?, ?> e : ((Map<?, ?>) o).entrySet()) {
                parts.add(text(e.getKey(), depth - 1) + "=" + text(e.getValue(), depth - 1));
            }
        } else if (o instanceof CharSequence || o instanceof Number || o instanceof java.util.BitSet) {
            parts.add(quote(o.toString()));
        }
        return c.getName() + "{" + String.join(", ", parts) + "}";
    }

    private String object(Object o, Class<?> c, int depth) {
        if (!fields || other.contains(c.getName())) {
            return c.getSimpleName() + "{...}";
        }
        List<String> parts = new ArrayList<>();
        for (Class<?> k = c; k != null && k.getClassLoader() != null; k = k.getSuperclass()) {
            for (Field f : k.getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) {
                    continue;
                }
                try {
                    f.setAccessible(true);
                    parts.add(f.getName() + "=" + text(f.get(o), depth - 1));
                } catch (ReflectiveOperationException e) {
                    parts.add(f.getName());
                }
            }
        }
        return c.getSimpleName() + "{" + String.join(", ", parts) + "}";
    }

    private static String quote(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            b.append(inner(s.charAt(i)));
        }
        return b.append('"').toString();
    }

    private static String inner(char c) {
        switch (c) {
            case '"': return "\\\"";
            case '\\': return "\\\\";
            case '\n': return "\\n";
            case '\r': return "\\r";
            case '\t': return "\\t";
            default: return c >= ' ' && c < 0x7f ? String.valueOf(c) : String.format("\\u%04x", (int) c);
        }
    }
}
