import java.io.*;
import java.util.*;
import java.util.function.*;
/** Stack traces: of exceptions of the program, of the JVM and of code of the JDK. */
public class Traces {
    static class Own extends Exception {
        final int n;
        Own(String text, int n) {
            super(text);
            this.n = n;
        }
        Own(String text, Throwable cause) {
            super(text, cause);
            n = 0;
        }
        @Override public String getMessage() { return super.getMessage() + "!"; }
    }
    static String of(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        return w.toString();
    }
    static void deep(int n) throws Own {
        if (n == 0) {
            throw new Own("deep", n);
        }
        deep(n - 1);
    }
    static class Fails {
        static int x = zero(1);
        static int zero(int y) { return y / (y - 1); }
    }
    interface Task { void run() throws Exception; }
    static void attempt(String what, Task t) {
        try {
            t.run();
            System.out.println(what + ": nothing");
        } catch (Throwable e) {
            System.out.println(what);
            System.out.print(of(e));
        }
    }
    static Own field = new Own("early", 3);


    public static void main(String[] args) throws Exception {
        attempt("deep", () -> deep(3));
        attempt("own", () -> { throw field; });
        attempt("division", () -> { int a = 0; System.out.println(1 / a); });
        attempt("new", () -> { throw
            new IllegalStateException(
                "several" +
                args.length); });
        attempt("cause", () -> { try { deep(2); } catch (Own e) { throw new RuntimeException("wrapped", e); } });
        attempt("cause of its own text", () -> { try { deep(1); } catch (Own e) { throw new RuntimeException(e); } });
        attempt("suppressed", () -> { Own o = new Own("main", 1); try { deep(0); } catch (Own e) { o.addSuppressed(e); } o.addSuppressed(new Error("second", new Own("third", null))); throw o; });
        attempt("circular", () -> { Own o = new Own("round", 1); Own p = new Own("again", o); o.initCause(p); throw p; });
        Supplier<Throwable> s = () -> new Throwable();
        System.out.print(of(s.get()));
        StackTraceElement[] all = new Exception().getStackTrace();
        System.out.println(all.length + " " + all[0] + " " + all[0].getClassName() + " " + all[0].getMethodName() + " " + all[0].getFileName() + " " + all[0].getLineNumber() + " " + all[0].isNativeMethod() + " " + all[0].getModuleName() + " " + all[0].getClassLoaderName());
        StackTraceElement e = new StackTraceElement("a.B", "c", "D.java", 4);
        System.out.println(e + " " + e.equals(new StackTraceElement("a.B", "c", "D.java", 4)) + " " + e.hashCode() + " " + new StackTraceElement("a.B", "c", null, -2) + new StackTraceElement("a.B", "c", null, -1) + new StackTraceElement("l", "m", "1", "a.B", "c", "x", -1));
        Exception set = new Exception("set");
        set.setStackTrace(new StackTraceElement[] {e});
        System.out.print(of(set));
        System.out.println(set.getStackTrace()[0] == e);
        set.fillInStackTrace();
        System.out.print(set.getStackTrace().length);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Own("bytes", 2).printStackTrace(new PrintStream(bytes, true));
        System.out.print(bytes);
        attempt("regex", () -> java.util.regex.Pattern.compile("(a"));
        attempt("bits", () -> new java.util.BitSet(-1));
        attempt("bound", () -> { Runnable r = new Traces()::fail; r.run(); });
        attempt("new by reference", () -> { Supplier<Object> r = Thrower::new; r.get(); });
        attempt("initialiser", () -> System.out.println(Fails.x));
        new Own("to System.out", 2).printStackTrace(System.out);
        generic(new Named() { public Traces get() { throw new UnsupportedOperationException(); } });
    }
    interface Named extends Supplier<Object> { Traces get(); }
    static void generic(Supplier<Object> s) { attempt("bridge", () -> s.get()); }
    static class Thrower { { if (true) throw new IllegalArgumentException("init"); } }
    void fail() { throw new IllegalArgumentException("failed"); }
}
