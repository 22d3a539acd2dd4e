package java.lang.reflect;

/** A constructor or a method, as its class file describes it. */
public abstract class Executable extends AccessibleObject {
    Executable() {
    }

    public abstract int getModifiers();

    /** The descriptor, with dots. */
    public abstract String $desc();

    /** The descriptor of the i-th parameter, with dots, or null. */
    String $param(int i) {
        String desc = $desc();
        int at = 1;
        for (;; i--) {
            int from = at;
            if (desc.charAt(at) == ')') {
                return null;
            }
            while (desc.charAt(at) == '[') {
                at++;
            }
            at = desc.charAt(at) == 'L' ? desc.indexOf(';', at) + 1 : at + 1;
            if (i == 0) {
                return desc.substring(from, at);
            }
        }
    }

    public int getParameterCount() {
        int n = 0;
        while ($param(n) != null) {
            n++;
        }
        return n;
    }

    public Class<?>[] getParameterTypes() {
        Class<?>[] types = new Class<?>[getParameterCount()];
        for (int i = 0; i < types.length; i++) {
            types[i] = Class.$described($param(i));
        }
        return types;
    }

    public boolean isVarArgs() {
        return (getModifiers() & 0x80) != 0;
    }

    /** Ends the run unless anybody may use what has these flags, in a class with those. */
    void $check(int own, int of) {
        if (!override && (own & of & 1) == 0) {
            $access();
        }
    }

    /** Not modelled: who calls. */
    private static native void $access();

    /** The arguments, which are of the types of the parameters. */
    Object[] $args(Object[] args) {
        int n = args == null ? 0 : args.length;
        if (n != getParameterCount()) {
            throw new IllegalArgumentException("wrong number of arguments");
        }
        for (int i = 0; i < n; i++) {
            String p = $param(i);
            if (p.length() == 1) {
                if (args[i] == null || !args[i].getClass().getName().equals($box(p))) {
                    $converts();
                }
            } else if (args[i] != null && !p.equals("Ljava.lang.Object;") && !Class.$described(p).isInstance(args[i])) {
                throw new IllegalArgumentException("argument type mismatch");
            }
        }
        return n == 0 ? new Object[0] : args;
    }

    /** Not modelled: an argument that is converted, or of a wrong type. */
    private static native void $converts();

    static String $box(String p) {
        switch (p) {
            case "Z": return "java.lang.Boolean";
            case "B": return "java.lang.Byte";
            case "C": return "java.lang.Character";
            case "D": return "java.lang.Double";
            case "F": return "java.lang.Float";
            case "I": return "java.lang.Integer";
            case "J": return "java.lang.Long";
            default: return "java.lang.Short";
        }
    }
}
