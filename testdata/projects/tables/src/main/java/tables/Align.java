package tables;

/** Where the text of a cell stands. */
public enum Align {
    LEFT('<'), RIGHT('>'), CENTRE('^');

    private final char mark;

    Align(char mark) {
        this.mark = mark;
    }

    public char mark() {
        return mark;
    }

    /** The alignment with a mark; LEFT for any other character. */
    public static Align of(char mark) {
        for (Align a : values()) {
            if (a.mark == mark) {
                return a;
            }
        }
        return LEFT;
    }

    /** The alignment that mirrors this one. */
    public Align mirrored() {
        switch (this) {
            case LEFT:
                return RIGHT;
            case RIGHT:
                return LEFT;
            default:
                return this;
        }
    }
}
