package java.lang;

import java.util.Objects;

/** One call of a stack trace. */
public final class StackTraceElement implements java.io.Serializable {
    private final boolean own; // made by the JVM
    private final String loader;
    private final String module;
    private final String version;
    private final String type;
    private final String name;
    private final String file;
    private final int line;

    public StackTraceElement(String type, String name, String file, int line) {
        this(null, null, null, type, name, file, line);
    }

    public StackTraceElement(String loader, String module, String version, String type, String name, String file, int line) {
        this.own = false;
        this.loader = loader;
        this.module = module;
        this.version = version;
        this.type = Objects.requireNonNull(type, "Declaring class is null");
        this.name = Objects.requireNonNull(name, "Method name is null");
        this.file = file;
        this.line = line;
    }

    /** An element of a trace that the JVM has made; module is null for a class of the program. */
    StackTraceElement(String module, String type, String name, String file, int line) {
        this.own = true;
        this.loader = module == null ? "app" : null;
        this.module = module;
        this.version = null;
        this.type = type;
        this.name = name;
        this.file = file;
        this.line = line;
    }

    /** Not modelled. */
    private static native String $version();

    public String getFileName() {
        return file;
    }

    public int getLineNumber() {
        return line;
    }

    public String getModuleName() {
        return module;
    }

    public String getModuleVersion() {
        return own && module != null ? $version() : version;
    }

    public String getClassLoaderName() {
        return loader;
    }

    public String getClassName() {
        return type;
    }

    public String getMethodName() {
        return name;
    }

    public boolean isNativeMethod() {
        return line == -2;
    }

    public String toString() {
        String text = "";
        if (!own && loader != null && !loader.isEmpty()) {
            text = loader + "/";
        }
        if (module != null && !module.isEmpty()) {
            text += module;
            if (version != null && !version.isEmpty()) {
                text += "@" + version;
            }
        }
        if (!text.isEmpty()) {
            text += "/";
        }
        String place = line == -2 ? "Native Method" : file == null ? "Unknown Source" : line < 0 ? file : file + ":" + line;
        return text + type + "." + name + "(" + place + ")";
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement e = (StackTraceElement) o;
        return Objects.equals(loader, e.loader) && Objects.equals(module, e.module) && (own && e.own || Objects.equals(getModuleVersion(), e.getModuleVersion()))
            && type.equals(e.type) && line == e.line && Objects.equals(name, e.name) && Objects.equals(file, e.file);
    }

    public int hashCode() {
        int h = 31 * type.hashCode() + name.hashCode();
        h = 31 * h + Objects.hashCode(loader);
        h = 31 * h + Objects.hashCode(module);
        h = 31 * h + Objects.hashCode(getModuleVersion());
        h = 31 * h + Objects.hashCode(file);
        return 31 * h + line;
    }
}
