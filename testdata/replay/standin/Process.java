package standin;

/** Takes the place of System.exit: ends the run, not the JVM. */
public final class Process {
    private Process() { }

    public static void exit(int status) {
        Inputs.end();
    }
}
