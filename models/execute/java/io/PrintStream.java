package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

/** System.out prints; any other stream writes bytes. What System.err gets is dropped. */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private boolean flushes;
    private boolean closed;
    private boolean trouble;
    private Charset charset;

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean flushes) {
        this(out, flushes, Charset.defaultCharset());
    }

    public PrintStream(OutputStream out, boolean flushes, String encoding) throws UnsupportedEncodingException {
        super($nonNull(out));
        this.flushes = flushes;
        if (!Charset.isSupported(encoding)) {
            throw new UnsupportedEncodingException(encoding);
        }
        this.charset = Charset.forName(encoding);
    }

    public PrintStream(OutputStream out, boolean flushes, Charset charset) {
        super($nonNull(out));
        this.flushes = flushes;
        this.charset = charset;
    }

    private static OutputStream $nonNull(OutputStream out) {
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        return out;
    }

    /** 1 for System.out, 2 for System.err, 0 for any other. */
    private static native int $console(PrintStream s);

    private static native void $out(String s);

    private void $text(String s, boolean line) {
        int console = $console(this);
        if (console == 1) {
            $out(s);
        }
        if (console != 0) {
            return;
        }
        try {
            if (closed) {
                throw new IOException("Stream closed");
            }
            byte[] b = s.getBytes(charset);
            if (b.length > 0) {
                out.write(b, 0, b.length);
            }
            if (flushes && (line || s.indexOf('\n') >= 0)) {
                out.flush();
            }
        } catch (InterruptedIOException x) {
            trouble = true;
        } catch (IOException x) {
            trouble = true;
        }
    }

    public void flush() {
        if ($console(this) == 0) {
            try {
                if (closed) {
                    throw new IOException("Stream closed");
                }
                out.flush();
            } catch (IOException x) {
                trouble = true;
            }
        }
    }

    public void close() {
        if ($console(this) == 0 && !closed) {
            try {
                out.flush();
                out.close();
            } catch (IOException x) {
                trouble = true;
            }
            closed = true;
        }
    }

    public boolean checkError() {
        if (!closed) {
            flush();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    public void write(int b) {
        byte[] one = {(byte) b};
        if ($console(this) != 0) {
            write(one, 0, 1);
            return;
        }
        try {
            if (closed) {
                throw new IOException("Stream closed");
            }
            out.write(b);
            if (b == '\n' && flushes) {
                out.flush();
            }
        } catch (IOException x) {
            trouble = true;
        }
    }

    public void write(byte[] b, int from, int n) {
        int console = $console(this);
        if (console == 1) {
            $out(new String(b, from, n, Charset.defaultCharset()));
        }
        if (console != 0) {
            return;
        }
        try {
            if (closed) {
                throw new IOException("Stream closed");
            }
            out.write(b, from, n);
            if (flushes) {
                out.flush();
            }
        } catch (IOException x) {
            trouble = true;
        }
    }

    public void write(byte[] b) throws IOException {
        this.write(b, 0, b.length);
    }

    public void writeBytes(byte[] b) {
        this.write(b, 0, b.length);
    }

    public void print(boolean x) {
        $text(String.valueOf(x), false);
    }

    public void print(char x) {
        $text(String.valueOf(x), false);
    }

    public void print(int x) {
        $text(String.valueOf(x), false);
    }

    public void print(long x) {
        $text(String.valueOf(x), false);
    }

    public void print(float x) {
        $text(String.valueOf(x), false);
    }

    public void print(double x) {
        $text(String.valueOf(x), false);
    }

    public void print(char[] x) {
        $text(new String(x), false);
    }

    public void print(String x) {
        $text(String.valueOf(x), false);
    }

    public void print(Object x) {
        $text(String.valueOf(x), false);
    }

    public void println() {
        $text(System.lineSeparator(), true);
    }

    public void println(boolean x) {
        $text(x + System.lineSeparator(), true);
    }

    public void println(char x) {
        $text(x + System.lineSeparator(), true);
    }

    public void println(int x) {
        $text(x + System.lineSeparator(), true);
    }

    public void println(long x) {
        $text(x + System.lineSeparator(), true);
    }

    public void println(float x) {
        $text(String.valueOf(x) + System.lineSeparator(), true);
    }

    public void println(double x) {
        $text(String.valueOf(x) + System.lineSeparator(), true);
    }

    public void println(char[] x) {
        $text(new String(x) + System.lineSeparator(), true);
    }

    public void println(String x) {
        $text(x + System.lineSeparator(), true);
    }

    public void println(Object x) {
        $text(String.valueOf(x) + System.lineSeparator(), true);
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    public PrintStream format(String format, Object... args) {
        new Formatter(this).format(Locale.getDefault(Locale.Category.FORMAT), format, args);
        return this;
    }

    public PrintStream format(Locale l, String format, Object... args) {
        new Formatter(this, l).format(l, format, args);
        return this;
    }

    public PrintStream append(CharSequence s) {
        print(String.valueOf(s));
        return this;
    }

    public PrintStream append(CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        return append(s.subSequence(from, to));
    }

    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
