package calc;

import java.util.HashMap;
import java.util.Map;

/** Values of names; a scope may be inside another one. */
public class Scope {
    private final Scope outer;
    private final Map<String, Integer> values = new HashMap<>();

    public Scope(Scope outer) {
        this.outer = outer;
    }

    public Scope outer() {
        return outer;
    }

    public void set(String name, int value) {
        if (name == null) {
            throw new IllegalArgumentException("no name");
        }
        values.put(name, value);
    }

    /** The value in the nearest scope that has the name; 0 for an unknown one. */
    public int get(String name) {
        Integer n = values.get(name);
        if (n != null) {
            return n;
        }
        return outer == null ? 0 : outer.get(name);
    }

    /** The value in this scope alone, or a default. */
    public int local(String name, int otherwise) {
        Integer n = values.get(name);
        return n == null ? otherwise : n;
    }

    /** How many scopes there are around this one. */
    public int level() {
        int n = 0;
        for (Scope s = outer; s != null; s = s.outer) {
            n++;
        }
        return n;
    }

    /** The size of the outer scope. */
    public int outerSize() {
        return outer == null ? 0 : outer.values.size();
    }
}
