package java.io;

/** What is read from a stream has any contents. A stream whose code or whose bytes are the program's is not supported. */
public class InputStreamReader extends Reader {
    private InputStream stream;
    private boolean closed;

    public InputStreamReader(InputStream in) {
        super(in);
        stream = in;
    }

    public InputStreamReader(InputStream in, String charset) throws UnsupportedEncodingException {
        super(in);
        if (charset == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        if (!charset.equals("UTF-8") && !charset.equals("US-ASCII") && !charset.equals("ISO-8859-1") && $unknown(charset)) {
            throw new UnsupportedEncodingException(java.util.Arrays.$text());
        }
        stream = in;
    }

    public InputStreamReader(InputStream in, java.nio.charset.Charset charset) {
        super(in);
        if (charset == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        stream = in;
    }

    /** Whether the JDK does not know a charset. */
    private static native boolean $unknown(String charset);

    /** Reads from a stream: true for a char, in a call that may read any number of bytes. */
    private static native boolean $some(InputStream in) throws IOException;

    private static native char $char(InputStream in) throws IOException;

    private static native int $number(InputStream in) throws IOException;

    private static native String $text(InputStream in) throws IOException;

    private static native void $close(InputStream in) throws IOException;

    /** The text of a line, null at the end. */
    String $line() throws IOException {
        open();
        return $text(stream);
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException(java.util.Arrays.$text());
        }
    }

    public int read() throws IOException {
        open();
        return $some(stream) ? $char(stream) : -1;
    }

    public int read(char[] cs, int from, int n) throws IOException {
        open();
        if (cs == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        if (from < 0 || n < 0 || from > cs.length - n) {
            throw new IndexOutOfBoundsException(java.util.Arrays.$text());
        }
        if (n == 0) {
            return 0;
        }
        int k = $number(stream);
        if (k < 1 || k > n) {
            return -1;
        }
        for (int i = 0; i < k; i++) {
            cs[from + i] = $char(stream);
        }
        return k;
    }

    public boolean ready() throws IOException {
        open();
        return $some(stream);
    }

    public void close() throws IOException {
        if (!closed) {
            closed = true;
            $close(stream);
        }
    }
}
