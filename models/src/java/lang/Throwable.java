package java.lang;

/**
 * An exception without a stack trace. Its text, cause and suppressed exceptions
 * are there in programs that ask some exception for such things.
 */
public class Throwable implements java.io.Serializable {
    private String detailMessage;
    private Throwable cause;
    private boolean caused; // the cause was given, null or not
    private Throwable[] suppressed; // the first count ones; null: none
    private int count;
    private boolean unsuppressed;

    // Whether fillInStackTrace is overridden decides whether these run at all, see hooksInit in the lowering.

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
        caused = true;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        caused = true;
    }

    protected Throwable(String message, Throwable cause, boolean suppresses, boolean hasStack) {
        if (hasStack) {
            fillInStackTrace();
        }
        detailMessage = message;
        this.cause = cause;
        caused = true;
        unsuppressed = !suppresses;
    }

    public String getMessage() {
        if (detailMessage == String.$message()) {
            detailMessage = $text();
        }
        return detailMessage;
    }

    /** Any text. */
    private static native String $text();

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause;
    }

    public Throwable initCause(Throwable cause) {
        if (caused) {
            throw new IllegalStateException("Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException(String.$message(), this);
        }
        this.cause = cause;
        caused = true;
        return this;
    }

    public String toString() {
        String name = $name();
        String message = getLocalizedMessage();
        return message == null ? name : String.$join(String.$join(name, ": "), message);
    }

    /** The name of the object's class. */
    private native String $name();

    /** Does nothing where nobody asks for suppressed exceptions, else what $addSuppressed does. */
    public final native void addSuppressed(Throwable t);

    private void $addSuppressed(Throwable t) {
        if (t == this) {
            throw new IllegalArgumentException(String.$message(), t);
        }
        if (t == null) {
            throw new NullPointerException(String.$message());
        }
        if (unsuppressed) {
            return;
        }
        if (suppressed == null) {
            suppressed = new Throwable[1];
        } else if (count == suppressed.length) {
            Throwable[] wider = new Throwable[2 * count];
            for (int i = 0; i < count; i++) {
                wider[i] = suppressed[i];
            }
            suppressed = wider;
        }
        suppressed[count] = t;
        count++;
    }

    private static class None {
        static final Throwable[] ARRAY = new Throwable[0];
    }

    public final Throwable[] getSuppressed() {
        if (count == 0) {
            return None.ARRAY; // the same one each time
        }
        Throwable[] all = new Throwable[count];
        for (int i = 0; i < count; i++) {
            all[i] = suppressed[i];
        }
        return all;
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    public native void printStackTrace();

    /** The exceptions whose traces were printed. */
    private static final class Seen {
        final Throwable t;
        Seen next;

        Seen(Throwable t, Seen next) {
            this.t = t;
            this.next = next;
        }

        boolean has(Throwable t) {
            for (Seen s = this; s != null; s = s.next) {
                if (s.t == t) {
                    return true;
                }
            }
            return false;
        }
    }

    public void printStackTrace(java.io.PrintWriter s) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        s.println((Object) this);
        $calls(s);
        $rest(s, new Seen(this, null));
    }

    /** A text that is not null. */
    private static native String $line();

    private static native boolean $more();

    private static void $calls(java.io.PrintWriter s) {
        while ($more()) {
            s.println((Object) $line());
        }
    }

    private void $rest(java.io.PrintWriter s, Seen seen) {
        Throwable[] all = getSuppressed();
        for (int i = 0; i < all.length; i++) {
            all[i].$enclosed(s, seen);
        }
        Throwable cause = getCause();
        if (cause != null) {
            cause.$enclosed(s, seen);
        }
    }

    private void $enclosed(java.io.PrintWriter s, Seen seen) {
        toString();
        s.println((Object) $line());
        if (!seen.has(this)) {
            seen.next = new Seen(this, seen.next);
            $calls(s);
            $rest(s, seen);
        }
    }

    public void setStackTrace(StackTraceElement[] trace) {
        if (trace == null) {
            throw new NullPointerException(String.$message());
        }
        for (int i = 0; i < trace.length; i++) {
            if (trace[i] == null) {
                throw new NullPointerException(String.$message());
            }
        }
    }
}
