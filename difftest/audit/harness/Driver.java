import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs the cases of a file, one a line, each a list of decisions, and writes what each prints to another file: its length in bytes,
 * how it ended (0 returned, 1 lacks memory or stack), and the text. A case that takes more than some seconds ends the JVM.
 */
public final class Driver {
    private static final long LIMIT_MS = 4_000;

    private static volatile long begun;

    private Driver() {
    }

    public static void main(String[] args) throws Exception {
        Thread watch = new Thread(() -> watch());
        watch.setDaemon(true);
        watch.start();
        Thread t = new Thread(null, () -> {
            try {
                run(Path.of(args[0]), Path.of(args[1]));
            } catch (Exception e) {
                e.printStackTrace();
                Runtime.getRuntime().halt(2);
            }
        }, "cases", 16 << 20);
        t.start();
        t.join();
        Runtime.getRuntime().halt(0);
    }

    private static void watch() {
        try {
            while (true) {
                Thread.sleep(100);
                long b = begun;
                if (b != 0 && System.currentTimeMillis() - b > LIMIT_MS) {
                    Runtime.getRuntime().halt(3);
                }
            }
        } catch (InterruptedException e) {
            return;
        }
    }

    private static void run(Path cases, Path answers) throws Exception {
        try (BufferedReader in = Files.newBufferedReader(cases);
                DataOutputStream out = new DataOutputStream(new FileOutputStream(answers.toFile()))) {
            out.writeLong(salt());
            for (String line; (line = in.readLine()) != null;) {
                String[] words = line.split(" ");
                int[] decisions = new int[words.length];
                for (int i = 0; i < words.length; i++) {
                    decisions[i] = Integer.parseInt(words[i]);
                }
                one(decisions, out);
            }
        }
    }

    private static void one(int[] decisions, DataOutputStream out) throws Exception {
        org.cprover.CProver.decisions = decisions;
        org.cprover.CProver.taken = 0;
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(text, false, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setIn(new java.io.ByteArrayInputStream("12 word -3\n1.5 true\n\n99999999999 x\n".getBytes(StandardCharsets.UTF_8)));
        int end = 0;
        begun = System.currentTimeMillis();
        try {
            H.reset();
            Main.main(null);
        } catch (VirtualMachineError e) {
            end = 1;
        }
        begun = 0;
        stream.flush();
        if (H.exhausted) {
            end = 1;
        }
        out.writeInt(text.size());
        out.writeByte(end);
        text.writeTo(out);
    }

    /** What chooses the order of Set.of and Map.of in this JVM. */
    private static long salt() throws Exception {
        Class<?> c = Class.forName("java.util.ImmutableCollections");
        Field f = c.getDeclaredField("SALT32L");
        f.setAccessible(true);
        return f.getLong(null);
    }
}
