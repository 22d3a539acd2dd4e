package standin;

/** Takes the place of System.exit: ends the run, not the JVM. */
public final class Process {
    private Process() { }

    public static void exit(int status) {
        Inputs.end();
    }

    /** A clock that may be set back. */
    public static long currentTimeMillis() {
        return Inputs.integer(0, 1L << 41);
    }
}
