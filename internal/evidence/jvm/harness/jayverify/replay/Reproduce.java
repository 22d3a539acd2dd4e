package jayverify.replay;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Calls a method with the arguments and inputs of a run; what leaves the method leaves main, too. */
public final class Reproduce {
    private Reproduce() { }

    /** The argument is a file with the run, see Job. */
    public static void main(String[] args) throws Throwable {
        run(args[0]);
    }

    /** Does the run in a file. */
    public static void run(String file) throws Throwable {
        Job job;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(file), StandardCharsets.UTF_8))) {
            job = Job.read(in);
        }
        job.provideInput();
        job.call();
    }
}
