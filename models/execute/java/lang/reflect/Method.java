package java.lang.reflect;

/** A method, as its class file describes it. It can be called if the program has a constant text that is its name. */
public final class Method extends Executable {
    private final Class<?> clazz;
    private final int slot;
    private final int modifiers;
    private final String name;
    private final String desc;

    public Method(Class<?> clazz, int slot, int modifiers, String name, String desc) {
        this.clazz = clazz;
        this.slot = slot;
        this.modifiers = modifiers;
        this.name = name;
        this.desc = desc;
    }

    public Class<?> getDeclaringClass() {
        return clazz;
    }

    public String getName() {
        return name;
    }

    public int getModifiers() {
        return modifiers;
    }

    public Class<?> getReturnType() {
        return Class.$described(desc.substring(desc.indexOf(')') + 1));
    }

    public int getParameterCount() {
        return super.getParameterCount();
    }

    public Class<?>[] getParameterTypes() {
        return super.getParameterTypes();
    }

    public boolean isVarArgs() {
        return super.isVarArgs();
    }

    public boolean isBridge() {
        return (modifiers & 0x40) != 0;
    }

    public void setAccessible(boolean flag) {
        override = flag;
    }

    public String $desc() {
        return desc;
    }

    public boolean equals(Object o) {
        return o instanceof Method && ((Method) o).clazz == clazz && ((Method) o).slot == slot;
    }

    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    public Object invoke(Object self, Object... args) throws IllegalAccessException, InvocationTargetException {
        $check(modifiers, clazz.getModifiers());
        if ((modifiers & 8) != 0) {
            self = null;
        } else if (self == null) {
            throw new NullPointerException();
        } else if (!clazz.isInstance(self)) {
            throw new IllegalArgumentException("object is not an instance of declaring class");
        }
        Object[] given = $args(args);
        if ((modifiers & 8) != 0) {
            Class.$initialised(clazz);
        }
        try {
            return Class.$invoke(clazz, slot, self, given);
        } catch (Throwable t) {
            throw new InvocationTargetException(t);
        }
    }
}
