package theorems;

/** How loud a message is. */
public enum Level {
    QUIET, NORMAL, LOUD;

    /** The next louder one; the loudest stays. */
    public Level louder() {
        return this == QUIET ? NORMAL : LOUD;
    }

    /** The next quieter one. */
    public Level quieter() {
        return values()[ordinal() - 1];
    }
}
