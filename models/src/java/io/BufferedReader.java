package java.io;

/** The JDK's own, but a line of what has any contents is any text: nothing looks for its end. */
public class BufferedReader extends Reader {
    static final boolean $PART = true;
    private Reader in;

    BufferedReader() {
    }

    /** Whether a reader reads a stream with the JDK's methods. */
    private static boolean $outside(Reader in) {
        return in != null && (in.getClass() == (Class<?>) InputStreamReader.class || in.getClass() == (Class<?>) FileReader.class);
    }

    public String readLine() throws IOException {
        return $outside(in) ? ((InputStreamReader) in).$line() : readLine(false, null);
    }

    native String readLine(boolean ignoreLF, boolean[] term) throws IOException;

    public native int read(char[] cs, int from, int n) throws IOException;

    public native void close() throws IOException;
}
