package java.lang;

/**
 * What class files say. There is an object for each class that the program can
 * name, see the lowering. There is no reflection.
 */
public final class Class<T> implements java.io.Serializable, java.lang.reflect.GenericDeclaration, java.lang.reflect.Type, java.lang.reflect.AnnotatedElement {
    private Class() {
    }

    private static native String $name(Class<?> c);

    private static native String $simpleName(Class<?> c);

    private static native Class<?> $super(Class<?> c);

    private static native Class<?> $component(Class<?> c);

    private static native String $interfaces(Class<?> c);

    private static native int $modifiers(Class<?> c);

    /** 0 class, 1 interface, 2 primitive type, 3 array. */
    private static native int $kind(Class<?> c);

    /** The i-th class whose name has that hash code, or null. */
    private static native Class<?> $forName(int hash, int i);

    public String getName() {
        return $name(this);
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String c = getComponentType().getCanonicalName();
            return c == null ? null : c + "[]";
        }
        return getName().replace('$', '.');
    }

    public String getSimpleName() {
        return $simpleName(this);
    }

    public String getPackageName() {
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        if (c.isPrimitive()) {
            return "java.lang";
        }
        String n = c.getName();
        int dot = n.lastIndexOf('.');
        return dot < 0 ? "" : n.substring(0, dot);
    }

    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }

    @SuppressWarnings("unchecked")
    public Class<? super T> getSuperclass() {
        if (isArray()) {
            return (Class<? super T>) (Class<?>) Object.class;
        }
        return (Class<? super T>) $super(this);
    }

    public Class<?>[] getInterfaces() {
        String names = $interfaces(this);
        int n = 0;
        for (int i = 0; i < names.length(); i++) {
            if (names.charAt(i) == ';') {
                n++;
            }
        }
        Class<?>[] all = new Class<?>[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int to = names.indexOf(';', from);
            all[i] = $find(names.substring(from, to));
            from = to + 1;
        }
        return all;
    }

    /**
     * The hash codes of the names of all classes that there are, in rising order, each
     * plus 2^31 as five digits of seven bits; empty where that is not known.
     */
    private static native String $hashes();

    /** The constants of an enum that the program can name. */
    private static native Object[] $constants(Class<?> c);

    /** Runs the initialiser of a class. */
    private static native void $initialise(Class<?> c);

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) $constants(this) : null;
    }

    T[] getEnumConstantsShared() {
        return getEnumConstants();
    }

    public static Class<?> forName(String name) throws ClassNotFoundException {
        Class<?> c = $named(name);
        $initialise(c);
        return c;
    }

    public static Class<?> forName(String name, boolean initialise, ClassLoader loader) throws ClassNotFoundException {
        Class<?> c = $named(name);
        if (initialise) {
            $initialise(c);
        }
        return c;
    }

    static Class<?> $named(String name) throws ClassNotFoundException {
        if (!$exists(name)) {
            throw new ClassNotFoundException(name);
        }
        Class<?> c = $find(name);
        if (c == null || c.isPrimitive()) {
            $unknown(name);
        }
        return c;
    }

    /** Whether there may be a class with that name. */
    static boolean $exists(String name) {
        String all = $hashes();
        if (all.isEmpty() || name.startsWith("[")) {
            return true;
        }
        long h = (long) name.hashCode() + (1L << 31);
        int lo = 0;
        int hi = all.length() / 5;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            long x = 0;
            for (int i = 0; i < 5; i++) {
                x = x << 7 | all.charAt(5 * mid + i);
            }
            if (x == h) {
                return true;
            }
            if (x < h) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return false;
    }

    /** Not modelled: a class that there is and that the program does not name. */
    private static native void $unknown(String name);

    private static Class<?> $find(String name) {
        for (int i = 0;; i++) {
            Class<?> c = $forName(name.hashCode(), i);
            if (c == null || c.getName().equals(name)) {
                return c;
            }
        }
    }

    /** A line for each constructor: its flags and its descriptor, with dots. */
    private static native String $constructors(Class<?> c);

    /** A new object, made by the i-th constructor. */
    public static native Object $construct(Class<?> c, int i, Object[] args) throws Throwable;

    /** The result of the i-th method, called for self. */
    public static native Object $invoke(Class<?> c, int i, Object self, Object[] args) throws Throwable;

    /** The value of the i-th field, of self. */
    public static native Object $read(Class<?> c, int i, Object self) throws Throwable;

    public static void $initialised(Class<?> c) {
        $initialise(c);
    }

    public java.lang.reflect.Constructor<?>[] getDeclaredConstructors() {
        if (isInterface() || isPrimitive() || isArray()) {
            return new java.lang.reflect.Constructor<?>[0];
        }
        String all = $constructors(this);
        if (all.equals("?")) {
            $modelled();
        }
        int n = 0;
        for (int i = all.indexOf('\n'); i >= 0; i = all.indexOf('\n', i + 1)) {
            n++;
        }
        java.lang.reflect.Constructor<?>[] list = new java.lang.reflect.Constructor<?>[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int gap = all.indexOf(' ', from);
            int to = all.indexOf('\n', from);
            list[i] = new java.lang.reflect.Constructor<>(this, i, Integer.parseInt(all.substring(from, gap)), all.substring(gap + 1, to));
            from = to + 1;
        }
        return list;
    }

    public java.lang.reflect.Constructor<?>[] getConstructors() {
        java.lang.reflect.Constructor<?>[] list = getDeclaredConstructors();
        int n = 0;
        for (int i = 0; i < list.length; i++) {
            if ((list[i].getModifiers() & 1) != 0) {
                list[n] = list[i];
                n++;
            }
        }
        return java.util.Arrays.copyOf(list, n);
    }

    @SuppressWarnings("unchecked")
    private java.lang.reflect.Constructor<T> constructor(boolean any, Class<?>... params) throws NoSuchMethodException {
        java.lang.reflect.Constructor<?>[] list = getDeclaredConstructors();
        String wanted = described(params) + "V";
        for (int i = 0; i < list.length; i++) {
            if (list[i].$desc().equals(wanted) && (any || (list[i].getModifiers() & 1) != 0)) {
                return (java.lang.reflect.Constructor<T>) list[i];
            }
        }
        throw none("<init>", params);
    }

    public java.lang.reflect.Constructor<T> getDeclaredConstructor(Class<?>... params) throws NoSuchMethodException {
        return constructor(true, params);
    }

    public java.lang.reflect.Constructor<T> getConstructor(Class<?>... params) throws NoSuchMethodException {
        return constructor(false, params);
    }

    static Class<?> getPrimitiveClass(String name) {
        return $find(name);
    }

    /** Not modelled: the members of a class with a model. */
    private static native void $modelled();

    /** A line for each method: its flags, its name and its descriptor, with dots. */
    private static native String $methods(Class<?> c);

    public java.lang.reflect.Method[] getDeclaredMethods() {
        if (isPrimitive() || isArray()) {
            return new java.lang.reflect.Method[0];
        }
        String all = $methods(this);
        if (all.equals("?")) {
            $modelled();
        }
        int n = 0;
        for (int i = all.indexOf('\n'); i >= 0; i = all.indexOf('\n', i + 1)) {
            n++;
        }
        java.lang.reflect.Method[] list = new java.lang.reflect.Method[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int gap = all.indexOf(' ', from);
            int desc = all.indexOf('(', gap);
            int to = all.indexOf('\n', from);
            list[i] = new java.lang.reflect.Method(this, i, Integer.parseInt(all.substring(from, gap)), all.substring(gap + 1, desc), all.substring(desc, to));
            from = to + 1;
        }
        return list;
    }

    /** Modifiers, name and descriptor of each field, a line for each; "?" for a class of the JDK. */
    private static native String $fields(Class<?> c);

    public java.lang.reflect.Field[] getDeclaredFields() {
        if (isPrimitive() || isArray()) {
            return new java.lang.reflect.Field[0];
        }
        String all = $fields(this);
        if (all.equals("?")) {
            $modelled();
        }
        int n = 0;
        for (int i = all.indexOf('\n'); i >= 0; i = all.indexOf('\n', i + 1)) {
            n++;
        }
        java.lang.reflect.Field[] list = new java.lang.reflect.Field[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int name = all.indexOf(' ', from);
            int desc = all.indexOf(' ', name + 1);
            int to = all.indexOf('\n', from);
            list[i] = new java.lang.reflect.Field(this, i, Integer.parseInt(all.substring(from, name)), all.substring(name + 1, desc), all.substring(desc + 1, to));
            from = to + 1;
        }
        return list;
    }

    /** The field of this class with that name, or null. */
    private java.lang.reflect.Field field(String name, boolean any) {
        java.lang.reflect.Field[] list = getDeclaredFields();
        for (int i = 0; i < list.length; i++) {
            if (list[i].getName().equals(name) && (any || (list[i].getModifiers() & 1) != 0)) {
                return list[i];
            }
        }
        return null;
    }

    private java.lang.reflect.Field inheritedField(String name) {
        java.lang.reflect.Field f = field(name, false);
        Class<?>[] all = getInterfaces();
        for (int i = 0; f == null && i < all.length; i++) {
            f = all[i].inheritedField(name);
        }
        Class<?> s = getSuperclass();
        if (f == null && s != null && s != (Class<?>) Object.class) {
            f = s.inheritedField(name);
        }
        return f;
    }

    public java.lang.reflect.Field getDeclaredField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException();
        }
        java.lang.reflect.Field f = field(name, true);
        if (f == null) {
            throw new NoSuchFieldException(name);
        }
        return f;
    }

    public java.lang.reflect.Field getField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException();
        }
        java.lang.reflect.Field f = inheritedField(name);
        if (f == null) {
            throw new NoSuchFieldException(name);
        }
        return f;
    }

    /** The method of this class with that name and those parameters, or null. */
    private java.lang.reflect.Method own(String name, boolean any, String params) {
        java.lang.reflect.Method[] list = getDeclaredMethods();
        java.lang.reflect.Method found = null;
        for (int i = 0; i < list.length; i++) {
            java.lang.reflect.Method m = list[i];
            if (m.getName().equals(name) && m.$desc().startsWith(params) && (any || (m.getModifiers() & 1) != 0) && (found == null || (found.getModifiers() & 0x40) != 0)) {
                found = m;
            }
        }
        return found;
    }

    /** The public method of this class, or of what it inherits from. */
    private java.lang.reflect.Method inherited(String name, String params) {
        java.lang.reflect.Method m = own(name, false, params);
        Class<?> s = getSuperclass();
        if (m == null && s != null) {
            m = s.inherited(name, params);
        }
        Class<?>[] all = getInterfaces();
        for (int i = 0; m == null && i < all.length; i++) {
            m = all[i].inherited(name, params);
            if (m != null && (m.getModifiers() & 8) != 0) {
                m = null;
            }
        }
        return m;
    }

    private static String described(Class<?>[] params) {
        StringBuilder desc = new StringBuilder("(");
        for (int i = 0; params != null && i < params.length; i++) {
            desc.append(params[i] == null ? "null" : params[i].descriptorString());
        }
        return desc.append(")").toString().replace('/', '.');
    }

    private NoSuchMethodException none(String name, Class<?>[] params) {
        StringBuilder text = new StringBuilder(getName()).append(".").append(name).append("(");
        for (int i = 0; params != null && i < params.length; i++) {
            text.append(i == 0 ? "" : ",").append(params[i] == null ? "null" : params[i].getName());
        }
        return new NoSuchMethodException(text.append(")").toString());
    }

    public java.lang.reflect.Method getDeclaredMethod(String name, Class<?>... params) throws NoSuchMethodException {
        java.lang.reflect.Method m = own(name, true, described(params));
        if (m == null) {
            throw none(name, params);
        }
        return m;
    }

    public java.lang.reflect.Method getMethod(String name, Class<?>... params) throws NoSuchMethodException {
        java.lang.reflect.Method m = inherited(name, described(params));
        if (m == null) {
            throw none(name, params);
        }
        return m;
    }

    public T newInstance() throws InstantiationException, IllegalAccessException {
        java.lang.reflect.Constructor<T> c = null;
        try {
            c = constructor(true);
        } catch (NoSuchMethodException e) {
            throw (InstantiationException) new InstantiationException(getName()).initCause(e);
        }
        return Class.<T, RuntimeException>made(c);
    }

    /** Throws what the constructor throws. */
    @SuppressWarnings("unchecked")
    private static <T, X extends Throwable> T made(java.lang.reflect.Constructor<T> c) throws X, InstantiationException, IllegalAccessException {
        try {
            return c.newInstance();
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw (X) e.getCause();
        }
    }

    public String descriptorString() {
        if (isArray()) {
            return "[" + getComponentType().descriptorString();
        }
        if (!isPrimitive()) {
            return "L" + getName().replace('.', '/') + ";";
        }
        switch (getName()) {
            case "boolean":
                return "Z";
            case "long":
                return "J";
            case "void":
                return "V";
            default:
                return getName().substring(0, 1).toUpperCase();
        }
    }

    /** The class with that descriptor, with dots. */
    public static Class<?> $described(String desc) {
        String name = desc;
        switch (desc.charAt(0)) {
            case 'Z': name = "boolean"; break;
            case 'B': name = "byte"; break;
            case 'C': name = "char"; break;
            case 'D': name = "double"; break;
            case 'F': name = "float"; break;
            case 'I': name = "int"; break;
            case 'J': name = "long"; break;
            case 'S': name = "short"; break;
            case 'L': name = desc.substring(1, desc.length() - 1); break;
            default:
        }
        Class<?> c = $find(name);
        if (c == null) {
            $unknown(name);
        }
        return c;
    }

    public boolean isInterface() {
        return $kind(this) == 1;
    }

    public boolean isPrimitive() {
        return $kind(this) == 2;
    }

    public boolean isArray() {
        return $kind(this) == 3;
    }

    public boolean isAnnotation() {
        return (getModifiers() & 0x2000) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & 0x1000) != 0;
    }

    public boolean isHidden() {
        return false;
    }

    public boolean isEnum() {
        return (getModifiers() & 0x4000) != 0 && getSuperclass() == (Class<?>) Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == (Class<?>) Record.class;
    }

    public boolean isAnonymousClass() {
        return !isArray() && getSimpleName().isEmpty();
    }

    public int getModifiers() {
        return $kind(this) == 3 ? $modifiers(this) & 7 | 0x410 : $modifiers(this);
    }

    public Class<?> getComponentType() {
        return isArray() ? $component(this) : null;
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public boolean isInstance(Object o) {
        return o != null && isAssignableFrom(o.getClass());
    }

    public boolean isAssignableFrom(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (this == c) {
            return true;
        }
        if (isPrimitive() || c.isPrimitive()) {
            return false;
        }
        if (this == (Class<?>) Object.class) {
            return true;
        }
        if (isArray()) {
            return c.isArray() && !c.getComponentType().isPrimitive() && !getComponentType().isPrimitive()
                && getComponentType().isAssignableFrom(c.getComponentType());
        }
        Class<?> s = c.getSuperclass();
        if (s != null && isAssignableFrom(s)) {
            return true;
        }
        if (isInterface()) {
            Class<?>[] all = c.getInterfaces();
            for (int i = 0; i < all.length; i++) {
                if (isAssignableFrom(all[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public T cast(Object o) {
        if (o != null && !isInstance(o)) {
            throw new ClassCastException("Cannot cast " + o.getClass().getName() + " to " + getName());
        }
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> c) {
        if (c.isAssignableFrom(this)) {
            return (Class<? extends U>) this;
        }
        throw new ClassCastException(toString());
    }

    public boolean desiredAssertionStatus() {
        return !getName().startsWith("java.") && !getName().startsWith("jdk.") && !getName().startsWith("sun.");
    }

    public ClassLoader getClassLoader() {
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        String n = c.getName();
        if (c.isPrimitive() || n.startsWith("java.lang.") || n.startsWith("java.util.") || n.startsWith("java.io.") || n.startsWith("java.nio.") || n.startsWith("java.math.")
            || n.startsWith("java.net.") && !n.startsWith("java.net.http.") || n.startsWith("java.text.") || n.startsWith("java.time.") || n.startsWith("java.security.") || n.startsWith("sun.nio.") || n.startsWith("sun.util.")
            || n.startsWith("sun.security.") || n.startsWith("jdk.internal.")) {
            return null;
        }
        if (n.startsWith("java.") || n.startsWith("javax.") || n.startsWith("jdk.") || n.startsWith("sun.") || n.startsWith("com.sun.")) {
            return $loader();
        }
        return ClassLoader.getSystemClassLoader();
    }

    /** Not modelled. */
    private static native ClassLoader $loader();

    private String resolved(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        String pkg = c.getPackageName();
        return pkg.isEmpty() ? name : pkg.replace('.', '/') + "/" + name;
    }

    public java.net.URL getResource(String name) {
        String n = resolved(name);
        return getClassLoader() == null ? $jdkResource() : ClassLoader.getSystemResource(n);
    }

    public java.io.InputStream getResourceAsStream(String name) {
        String n = resolved(name);
        if (getClassLoader() == null) {
            $jdkResource();
        }
        return ClassLoader.getSystemResourceAsStream(n);
    }

    /** Not modelled. */
    private static native java.net.URL $jdkResource();

    // Reflection: not modelled.

    @SuppressWarnings("unchecked")
    public native java.lang.reflect.TypeVariable<Class<T>>[] getTypeParameters();

    public native <A extends java.lang.annotation.Annotation> A getAnnotation(Class<A> c);

    public native java.lang.annotation.Annotation[] getAnnotations();

    public native java.lang.annotation.Annotation[] getDeclaredAnnotations();
}
