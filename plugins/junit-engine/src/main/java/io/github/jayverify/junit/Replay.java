package io.github.jayverify.junit;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.opentest4j.AssertionFailedError;

/**
 * Repeats violations in this JVM, with the assertion libraries that the tests use. So a test fails with their message, and
 * with the expected and the actual value. A run that does not fail here is no violation.
 */
final class Replay {
    /** The time for one run, in seconds. */
    private static final int LIMIT = 20;

    private final Path folder;

    Replay(Path folder) {
        this.folder = folder;
    }

    Map<String, Outcome> run(List<Violation> violations) throws IOException {
        List<Violation> written = new ArrayList<>();
        for (Violation v : violations) {
            if (!v.source().isEmpty()) {
                written.add(v);
            }
        }
        boolean compiled = !written.isEmpty() && compile(written);
        Map<String, Outcome> found = new HashMap<>();
        for (Violation v : violations) {
            int i = written.indexOf(v);
            found.put(v.theorem().entry(), compiled && i >= 0 ? repeat(v, i) : told(v));
        }
        return found;
    }

    /** What jayverify says, where the run cannot be repeated here. */
    private static Outcome told(Violation v) {
        if (!v.confirmed()) {
            return Outcome.open("it " + v.text() + ", says jayverify, and the run cannot be repeated");
        }
        return Outcome.fails(new AssertionFailedError(v.text() + ": " + v.exception()));
    }

    private boolean compile(List<Violation> violations) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return false;
        }
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", folder.toString(), "-classpath",
                String.join(File.pathSeparator, Verification.classPath())));
        Files.createDirectories(folder);
        for (int i = 0; i < violations.size(); i++) {
            Path file = folder.resolve(name(i) + ".java");
            Files.writeString(file, text(violations.get(i), i));
            arguments.add(file.toString());
        }
        StringWriter ignored = new StringWriter();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            var units = manager.getJavaFileObjectsFromStrings(arguments.subList(6, arguments.size()));
            return compiler.getTask(ignored, manager, d -> {}, arguments.subList(0, 6), null, units).call();
        }
    }

    private static String name(int i) {
        return "Jayverify_Replay_" + i;
    }

    private static String text(Violation v, int i) {
        StringBuilder s = new StringBuilder();
        if (!v.sourcePackage().isEmpty()) {
            s.append("package ").append(v.sourcePackage()).append(";\n");
        }
        s.append("@SuppressWarnings({\"rawtypes\", \"unchecked\"})\nclass ").append(name(i)).append(" {\n    static void run() throws Throwable {\n");
        for (String line : v.source()) {
            s.append("        ").append(line).append('\n');
        }
        return s.append("    }\n}\n").toString();
    }

    private Outcome repeat(Violation v, int i) throws IOException {
        Path file = folder.resolve(v.sourcePackage().replace('.', File.separatorChar)).resolve(name(i) + ".class");
        FutureTask<Throwable> task;
        try {
            Class<?> test = v.theorem().method().getDeclaringClass();
            Class<?> c = MethodHandles.privateLookupIn(test, MethodHandles.lookup()).defineClass(Files.readAllBytes(file));
            Method run = c.getDeclaredMethod("run");
            run.setAccessible(true);
            task = new FutureTask<>(() -> thrown(run));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return told(v); // another module, or another package
        }
        Thread thread = new Thread(task, "jayverify");
        thread.setDaemon(true);
        thread.start();
        try {
            return outcome(v, task.get(LIMIT, TimeUnit.SECONDS));
        } catch (TimeoutException e) {
            return Outcome.open("it " + v.text() + ", says jayverify, and here the run does not end");
        } catch (ExecutionException e) {
            throw new VerificationException("the run cannot be repeated", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new VerificationException("interrupted", e);
        }
    }

    private static Throwable thrown(Method run) throws ReflectiveOperationException {
        try {
            run.invoke(null);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    private static Outcome outcome(Violation v, Throwable thrown) {
        if (thrown == null || aborted(thrown)) {
            return Outcome.open("it " + v.text() + ", says jayverify, and does not fail here");
        }
        String text = v.text() + ": " + thrown;
        if (thrown instanceof AssertionFailedError e && e.isExpectedDefined() && e.isActualDefined()) {
            return Outcome.fails(new AssertionFailedError(text, e.getExpected(), e.getActual(), thrown));
        }
        return Outcome.fails(new AssertionFailedError(text, thrown));
    }

    private static boolean aborted(Throwable t) {
        for (Class<?> c = t.getClass(); c != null; c = c.getSuperclass()) {
            if (c.getSimpleName().equals("TestAbortedException") || c.getSimpleName().equals("AssumptionViolatedException")) {
                return true;
            }
        }
        return false;
    }
}
