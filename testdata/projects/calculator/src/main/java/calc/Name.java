package calc;

/** A name, whose value is in the scope. */
public final class Name extends Node {
    private final String name;

    public Name(String name) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("empty name");
        }
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** Names that start with a capital letter are constants. */
    public boolean isCapital() {
        char c = name.charAt(0);
        return c >= 'A' && c <= 'Z';
    }

    @Override
    public int value(Scope scope) {
        return scope == null ? 0 : scope.get(name);
    }

    @Override
    public int depth() {
        return 1;
    }

    @Override
    public boolean isConstant() {
        return false;
    }

    @Override
    public String toString() {
        return name;
    }
}
