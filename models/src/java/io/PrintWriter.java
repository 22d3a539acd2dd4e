package java.io;

/** Prints to a writer, and remembers that it failed. */
public class PrintWriter extends Writer {
    protected Writer out;
    private final boolean flushes;
    private boolean failed;

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean flushes) {
        super(out);
        this.out = out;
        this.flushes = flushes;
    }

    public PrintWriter(OutputStream o) {
        this(new Outside(o), false);
    }

    public PrintWriter(OutputStream o, boolean flushes) {
        this(new Outside(o), flushes);
    }

    /** What is written to a stream that is not the program's. */
    private static final class Outside extends Writer {
        static final String $JDK = "java.io.BufferedWriter";

        Outside(OutputStream o) {
            if (o == null) {
                throw new NullPointerException();
            }
            new OutputStreamWriter(o);
        }

        public void write(int c) {
        }

        public void write(char[] cs, int from, int n) {
            if (cs == null) {
                throw new NullPointerException(java.util.Arrays.$text());
            }
            if (from < 0 || n < 0 || from > cs.length - n) {
                throw new IndexOutOfBoundsException(java.util.Arrays.$text());
            }
        }

        public void write(String s, int from, int n) {
            if (n <= 0) {
                return;
            }
            if (s == null) {
                throw new NullPointerException(java.util.Arrays.$text());
            }
            if (from < 0 || from > s.length() - n) {
                throw new StringIndexOutOfBoundsException(java.util.Arrays.$text());
            }
        }

        public void flush() {
        }

        public void close() {
        }
    }

    /** Whether writing to such a stream has failed. */
    private static native boolean $fails();

    private void open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void failed(IOException e) {
        if (e instanceof InterruptedIOException) {
            Thread.currentThread().interrupt();
        } else {
            failed = true;
        }
    }

    public void flush() {
        try {
            open();
            out.flush();
        } catch (IOException e) {
            failed = true;
        }
    }

    public void close() {
        try {
            if (out != null) {
                out.close();
                out = null;
            }
        } catch (IOException e) {
            failed = true;
        }
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        if (out instanceof PrintWriter) {
            return ((PrintWriter) out).checkError();
        }
        return out instanceof Outside && $fails() || failed;
    }

    protected void setError() {
        failed = true;
    }

    protected void clearError() {
        failed = false;
    }

    public void write(int c) {
        try {
            open();
            out.write(c);
        } catch (IOException e) {
            failed(e);
        }
    }

    public void write(char[] cs, int from, int n) {
        try {
            open();
            out.write(cs, from, n);
        } catch (IOException e) {
            failed(e);
        }
    }

    public void write(char[] cs) {
        if (cs == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        write(cs, 0, cs.length);
    }

    public void write(String s, int from, int n) {
        try {
            open();
            out.write(s, from, n);
        } catch (IOException e) {
            failed(e);
        }
    }

    public void write(String s) {
        if (s == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        write(s, 0, s.length());
    }

    private void newLine() {
        try {
            open();
            out.write(System.lineSeparator());
            if (flushes) {
                out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    public void print(boolean x) {
        write(String.valueOf(x));
    }

    public void print(char x) {
        write(x);
    }

    public void print(int x) {
        write(String.valueOf(x));
    }

    public void print(long x) {
        write(String.valueOf(x));
    }

    public void print(float x) {
        write(String.valueOf(x));
    }

    public void print(double x) {
        write(String.valueOf(x));
    }

    public void print(char[] x) {
        write(x);
    }

    public void print(String x) {
        write(String.valueOf(x));
    }

    public void print(Object x) {
        write(String.valueOf(x));
    }

    public void println() {
        newLine();
    }

    public void println(boolean x) {
        print(x);
        println();
    }

    public void println(char x) {
        print(x);
        println();
    }

    public void println(int x) {
        print(x);
        println();
    }

    public void println(long x) {
        print(x);
        println();
    }

    public void println(float x) {
        print(x);
        println();
    }

    public void println(double x) {
        print(x);
        println();
    }

    public void println(char[] x) {
        print(x);
        println();
    }

    public void println(String x) {
        print(x);
        println();
    }

    public void println(Object x) {
        String s = String.valueOf(x);
        print(s);
        println();
    }

    public native PrintWriter printf(String format, Object... args);

    public native PrintWriter printf(java.util.Locale l, String format, Object... args);

    public native PrintWriter format(String format, Object... args);

    public native PrintWriter format(java.util.Locale l, String format, Object... args);

    public PrintWriter append(CharSequence s) {
        write(String.valueOf(s));
        return this;
    }

    public PrintWriter append(CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        return append(s.subSequence(from, to));
    }

    public PrintWriter append(char c) {
        write(c);
        return this;
    }
}
