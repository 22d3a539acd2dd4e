package java.io;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;

/**
 * System.out prints; any other stream writes bytes. What System.err gets is dropped. The fields of these two
 * streams are not known, so what they would say is in static fields.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private boolean flushes;
    private boolean closed;
    private boolean trouble;
    private Charset charset;

    private static boolean outClosed;
    private static boolean outTrouble;
    private static boolean errClosed;
    private static boolean errTrouble;

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

    /** Whether nobody sees what s gets. */
    public static boolean $isLost(PrintStream s) {
        return $console(s) == 2;
    }

    private static native void $out(String s);

    /** The bytes that System.out holds, as many as in JDK 17: bytes that are never flushed are not printed. */
    private static byte[] held;
    private static int count;

    /** Ends the run: the bytes are not whole characters, and the output of a run is a text. */
    private static native void $bytesThatAreNotText();

    /** Whether a console is open. If it is not, that is noted. */
    private static boolean $open(int console) {
        if (console == 1) {
            outTrouble |= outClosed;
            return !outClosed;
        }
        errTrouble |= errClosed;
        return !errClosed;
    }

    /** Prints the bytes that System.out holds, if that is the console. */
    private static void $release(int console) {
        if (console == 1 && count > 0) {
            int n = count;
            count = 0;
            $bytes(held, 0, n);
        }
    }

    private static void $bytes(byte[] b, int from, int n) {
        String s = new String(b, from, n, Charset.defaultCharset());
        if (s.indexOf('\uFFFD') >= 0 && !Arrays.equals(s.getBytes(Charset.defaultCharset()), Arrays.copyOfRange(b, from, from + n))) {
            $bytesThatAreNotText();
        }
        $out(s);
    }

    private static void $hold(byte b) {
        if (held == null) {
            held = new byte[128];
        }
        if (count == held.length) {
            $release(1);
        }
        held[count++] = b;
        if (b == '\n') {
            $release(1);
        }
    }

    private void $text(String s, boolean line) {
        int console = $console(this);
        if (console != 0) {
            if ($open(console) && console == 1 && !s.isEmpty()) {
                $release(1);
                $out(s);
            }
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

    /** Of the JDK from 18 on. */
    public Charset charset() {
        return $console(this) != 0 ? Charset.defaultCharset() : charset;
    }

    public void flush() {
        int console = $console(this);
        if (console != 0) {
            if ($open(console)) {
                $release(console);
            }
        } else {
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
        int console = $console(this);
        if (console == 1) {
            $release(1);
            outClosed = true;
        } else if (console == 2) {
            errClosed = true;
        } else if (!closed) {
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
        int console = $console(this);
        if (console != 0) {
            $release(console);
            return console == 1 ? outTrouble : errTrouble;
        }
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
        int console = $console(this);
        if (console != 0) {
            if ($open(console) && console == 1) {
                $hold((byte) b);
            }
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
        if (console != 0) {
            Objects.checkFromIndexSize(from, n, b.length);
            if ($open(console) && console == 1) {
                $release(1);
                $bytes(b, from, n);
            }
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
