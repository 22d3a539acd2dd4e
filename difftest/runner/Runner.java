import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs generated programs, as many as are asked for, in one JVM. Requests are lines on the standard input:
 *
 * <pre>
 * compile FOLDER PACKAGE...   javac FOLDER/PACKAGE/Main.java of each
 *                             answers: "error PACKAGE MESSAGE" for each that does not compile, then "done"
 * run FOLDER PACKAGE...       main of FOLDER/PACKAGE/Main.class of each
 *                             answers for each: "ran PACKAGE BYTES END [EXCEPTION CLASS LINE CAUSE LINE]", the output, a line
 *                             break; then "done". END is returned, thrown or endless; after endless, the JVM exits, since nothing
 *                             else ends the program's thread.
 * </pre>
 *
 * CLASS LINE is the topmost frame of the stack trace that belongs to the program, CAUSE the class of the exception's cause.
 */
public final class Runner {
    private static final long LIMIT_MS = 5_000;

    private final PrintStream answers;
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    private Runner(PrintStream answers) {
        this.answers = answers;
    }

    public static void main(String[] args) throws Exception {
        Runner r = new Runner(System.out);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = in.readLine()) != null;) {
            String[] words = line.split(" ");
            List<String> packages = Arrays.asList(words).subList(2, words.length);
            if (words[0].equals("compile")) {
                r.compile(new File(words[1]), packages);
            } else {
                r.run(new File(words[1]), packages);
            }
            r.answers.println("done");
            r.answers.flush();
        }
    }

    /** Compiles all; what has errors is left out, until the rest compiles. */
    private void compile(File folder, List<String> packages) throws IOException {
        List<String> left = new ArrayList<>(packages);
        while (!left.isEmpty()) {
            List<File> sources = new ArrayList<>();
            for (String p : left) {
                sources.add(new File(folder, p + "/Main.java"));
            }
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            StringWriter said = new StringWriter();
            List<String> options = List.of("-g", "-nowarn", "-proc:none", "-XDshould-stop.ifError=FLOW", "-d", folder.getPath());
            if (compiler.getTask(said, files, found, options, null, files.getJavaFileObjectsFromFiles(sources)).call()) {
                return;
            }
            TreeSet<String> bad = new TreeSet<>();
            for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics()) {
                if (d.getKind() == Diagnostic.Kind.ERROR && d.getSource() != null) {
                    String p = new File(d.getSource().toUri()).getParentFile().getName();
                    if (bad.add(p)) {
                        answers.println("error " + p + " " + d.getLineNumber() + ": " + d.getMessage(null).replace('\n', ' '));
                    }
                }
            }
            if (!left.removeAll(bad)) {
                crashed(folder, left, said.toString());
                return;
            }
        }
    }

    /** Finds the programs that javac crashes on. */
    private void crashed(File folder, List<String> packages, String said) throws IOException {
        if (packages.size() == 1) {
            answers.println("error " + packages.get(0) + " javac crashes: " + said.replace('\n', ' '));
            return;
        }
        compile(folder, packages.subList(0, packages.size() / 2));
        compile(folder, packages.subList(packages.size() / 2, packages.size()));
    }

    private void run(File folder, List<String> packages) throws Exception {
        for (String p : packages) {
            try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toURI().toURL()})) {
                loader.setDefaultAssertionStatus(true);
                Bounded out = new Bounded();
                System.setOut(new PrintStream(out, false, StandardCharsets.UTF_8));
                String end = end(loader, p);
                if (end.equals("endless")) {
                    answers.println("ran " + p + " 0 endless\n");
                    answers.flush();
                    Runtime.getRuntime().halt(0);
                }
                System.out.flush();
                answers.println("ran " + p + " " + out.size() + " " + end);
                out.writeTo(answers);
                answers.println();
            }
        }
    }

    private static String end(ClassLoader loader, String p) throws Exception {
        Throwable[] thrown = new Throwable[1];
        Thread t = new Thread(null, () -> {
            try {
                Class<?> c = Class.forName(p + ".Main", true, loader);
                c.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException e) {
                thrown[0] = e.getCause();
            } catch (Throwable e) {
                thrown[0] = e;
            }
        }, "program", 64 << 20);
        t.setDaemon(true);
        t.start();
        t.join(LIMIT_MS);
        if (t.isAlive()) {
            return "endless";
        }
        if (thrown[0] == null) {
            return "returned";
        }
        return "thrown " + describe(thrown[0], p) + (thrown[0].getCause() == null ? "" : " " + describe(thrown[0].getCause(), p));
    }

    private static String describe(Throwable e, String p) {
        for (StackTraceElement f : e.getStackTrace()) {
            if (f.getClassName().startsWith(p + ".")) {
                return e.getClass().getName() + " " + f.getClassName() + " " + f.getLineNumber();
            }
        }
        return e.getClass().getName() + " ? 0";
    }

    /** Holds a program that prints without end back for ever. */
    private static final class Bounded extends ByteArrayOutputStream {
        private static final int LIMIT = 16 << 20;

        @Override
        public void write(byte[] b, int off, int len) {
            while (size() > LIMIT) {
                java.util.concurrent.locks.LockSupport.park();
            }
            super.write(b, off, len);
        }
    }
}
