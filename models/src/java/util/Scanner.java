package java.util;

/**
 * Reads what the environment gives. What the next token is gets decided when
 * somebody asks; a number that is read without asking is taken to be there,
 * unless somebody may catch what is thrown when it is not. A text of the program
 * may have any tokens and lines.
 */
public final class Scanner implements Iterator<String>, java.io.Closeable {
    // What is known of the next token.
    private static final int NOTHING = 0;
    private static final int NONE = 1; // there is no token
    private static final int TOKEN = 2; // there is one
    private static final int NUMBER = 3; // it is an int, namely value
    private static final int LONG = 4; // of one of these forms
    private static final int DOUBLE = 5;
    private static final int BOOLEAN = 6;

    private final boolean text; // reads a text of the program: nothing is taken for granted
    private boolean closed;
    private int denied; // the forms, as bits, that it was said not to have
    private boolean line; // there is a next line
    private boolean ended; // there is nothing more at all
    private int known;
    private int value;

    public Scanner(String source) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        text = true;
    }

    public Scanner(java.io.InputStream in) {
        text = false;
        if (in == null) {
            throw new NullPointerException(Arrays.$message());
        }
        $reads(in);
    }

    /** Takes what it likes from a stream, now or later, and may close it. */
    private static native void $reads(java.io.InputStream in);

    public Scanner(java.io.File file) throws java.io.FileNotFoundException {
        text = false;
        if (file == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (!$opens() && !$exists()) {
            throw new java.io.FileNotFoundException(Arrays.$message());
        }
    }

    /** Whether a file is taken to be there, and whether it is. */
    private static native boolean $opens();

    private static native boolean $exists();

    // Choices of the environment.

    private static native boolean $hasNext();

    private static native boolean $hasNextInt();

    private static native boolean $hasNextLine();

    private static native boolean $hasNextLong();

    private static native boolean $hasNextDouble();

    private static native boolean $hasNextBoolean();

    private static native int $nextInt();

    private static native short $nextShort();

    private static native byte $nextByte();

    private static native long $nextLong();

    private static native double $nextDouble();

    private static native boolean $nextBoolean();

    private static native String $next();

    private static native String $nextLine();

    /** Whether what is read is taken to be there and in the right form. */
    private static native boolean $wellFormed();

    // What a text has may be anything.

    private static native boolean $isInText();

    private static native int $intOfText();

    private static native long $longOfText();

    private static native double $doubleOfText();

    private static native String $partOfText();

    private boolean granted() {
        return !text && $wellFormed();
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    public void close() {
        closed = true;
    }

    public boolean hasNext() {
        open();
        if (known == NOTHING) {
            known = !ended && (text ? $isInText() : $hasNext()) ? TOKEN : NONE;
        }
        return known != NONE;
    }

    public boolean hasNextInt() {
        return has(NUMBER);
    }

    private boolean deny(int form) {
        return (denied & 1 << form) != 0;
    }

    /** Whether the token can have a form, by what is known of it. */
    private boolean can(int form) {
        if (known == NUMBER) {
            return form != BOOLEAN;
        }
        if (form == BOOLEAN) {
            return known != LONG && known != DOUBLE && !deny(BOOLEAN);
        }
        return known != BOOLEAN && !deny(DOUBLE) && (form == DOUBLE || !deny(LONG)) && (form != NUMBER || !deny(NUMBER));
    }

    /** Whether the token has a form: an int is a long, and both are doubles. */
    private boolean has(int form) {
        if (!hasNext() || !can(form)) {
            return false;
        }
        if (known == NUMBER || known == form || known == LONG && form == DOUBLE) {
            return true;
        }
        if (text ? $isInText() : form == NUMBER ? $hasNextInt() : form == LONG ? $hasNextLong() : form == DOUBLE ? $hasNextDouble() : $hasNextBoolean()) {
            known = form;
            if (form == NUMBER) {
                value = text ? $intOfText() : $nextInt();
            }
            return true;
        }
        denied |= 1 << form;
        return false;
    }

    public boolean hasNextLong() {
        return has(LONG);
    }

    public boolean hasNextDouble() {
        return has(DOUBLE);
    }

    public boolean hasNextBoolean() {
        return has(BOOLEAN);
    }

    public boolean hasNextLine() {
        open();
        if (!line && !ended) {
            line = known >= TOKEN || (text ? $isInText() : $hasNextLine());
            ended = !line;
        }
        return line;
    }

    /** Throws unless there is a token. */
    private void token() {
        open();
        if (known == NONE || known == NOTHING && (ended || !granted()) && !hasNext()) {
            ended = true; // what is left has been skipped
            line = false;
            throw new NoSuchElementException();
        }
    }

    /** Takes the token. */
    private void taken() {
        known = known == NONE ? NONE : NOTHING;
        denied = 0;
        line = false;
    }

    public String next() {
        token();
        taken();
        return text ? $partOfText() : $next();
    }

    public String nextLine() {
        open();
        if (!line && known < TOKEN && (ended || !granted()) && !hasNextLine()) {
            throw new NoSuchElementException("No line found");
        }
        taken();
        return text ? $partOfText() : $nextLine();
    }

    /** Throws unless there is a token of a form, and if it is an int, between the bounds. */
    private void form(int form, int low, int high) {
        token();
        if (!(known != NUMBER && can(form) && granted() || has(form)) || known == NUMBER && (value < low || value > high)) {
            throw new InputMismatchException(Arrays.$message());
        }
    }

    public int nextInt() {
        form(NUMBER, Integer.MIN_VALUE, Integer.MAX_VALUE);
        int x = known == NUMBER ? value : $nextInt();
        taken();
        return x;
    }

    public short nextShort() {
        form(NUMBER, Short.MIN_VALUE, Short.MAX_VALUE);
        short x = known == NUMBER ? (short) value : $nextShort();
        taken();
        return x;
    }

    public byte nextByte() {
        form(NUMBER, Byte.MIN_VALUE, Byte.MAX_VALUE);
        byte x = known == NUMBER ? (byte) value : $nextByte();
        taken();
        return x;
    }

    public long nextLong() {
        form(LONG, Integer.MIN_VALUE, Integer.MAX_VALUE);
        long x = known == NUMBER ? value : text ? $longOfText() : $nextLong();
        taken();
        return x;
    }

    public double nextDouble() {
        form(DOUBLE, Integer.MIN_VALUE, Integer.MAX_VALUE);
        double x = known == NUMBER ? value : text ? $doubleOfText() : $nextDouble();
        taken();
        return x;
    }

    public float nextFloat() {
        return (float) nextDouble();
    }

    public boolean nextBoolean() {
        form(BOOLEAN, 1, 0);
        taken();
        return text ? $isInText() : $nextBoolean();
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }
}
