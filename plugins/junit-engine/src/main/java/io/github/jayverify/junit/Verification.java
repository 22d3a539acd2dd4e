package io.github.jayverify.junit;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One run of jayverify for all theorems. */
final class Verification {
    private final Settings settings;
    private final List<TheoremDescriptor> theorems;

    Verification(Settings settings, List<TheoremDescriptor> theorems) {
        this.settings = settings;
        this.theorems = theorems;
    }

    /** What is known of each theorem, by the name of its entry. */
    Map<String, Outcome> run() {
        Path folder = null;
        try {
            folder = Files.createTempDirectory("jayverify");
            Path report = folder.resolve("report.json");
            Path log = folder.resolve("log.txt");
            int code = start(command(report), log);
            if (code < 0 || code > 2 || !Files.isRegularFile(report)) {
                throw new VerificationException("jayverify ended with exit code " + code + ": " + Files.readString(log), null);
            }
            return outcomes(Json.parse(Files.readString(report)), folder);
        } catch (IOException | IllegalArgumentException e) {
            throw new VerificationException("jayverify cannot be run: " + e.getMessage(), e);
        } finally {
            delete(folder);
        }
    }

    private static int start(List<String> command, Path log) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        process.getOutputStream().close();
        Thread end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        try {
            int code = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            return code;
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new VerificationException("interrupted", e);
        }
    }

    private List<String> command(Path report) {
        Set<String> tests = new LinkedHashSet<>();
        for (TheoremDescriptor t : theorems) {
            tests.add(place(t.method().getDeclaringClass()));
        }
        List<String> c = new ArrayList<>(List.of(settings.executable(), "check"));
        c.addAll(tests);
        String needed = classPath().stream().filter(p -> !tests.contains(p)).collect(Collectors.joining(File.pathSeparator));
        if (!needed.isEmpty()) {
            c.add("--classpath=" + needed);
        }
        c.add("--tests");
        c.add("--entry=" + theorems.stream().map(TheoremDescriptor::pattern).collect(Collectors.joining(" ")));
        c.add("--jdk=" + System.getProperty("java.home"));
        settings.z3().ifPresent(z3 -> c.add("--z3=" + z3));
        c.add("--timeout=" + settings.timeout());
        c.add("--total-time=" + settings.totalTime());
        c.add("--report=text,json:" + report);
        return c;
    }

    /** The folder or jar of a class. */
    private static String place(Class<?> c) {
        CodeSource source = c.getProtectionDomain().getCodeSource();
        if (source == null) {
            throw new VerificationException(c.getName() + " is not in a folder or jar", null);
        }
        return file(source.getLocation()).orElseThrow(() -> new VerificationException(c.getName() + " is not in a folder or jar", null));
    }

    /** The folders and jars of the class loader of tests, and of the JVM. The console launcher has a class loader of its own. */
    static List<String> classPath() {
        Set<String> found = new LinkedHashSet<>();
        for (ClassLoader l = Thread.currentThread().getContextClassLoader(); l != null; l = l.getParent()) {
            if (l instanceof URLClassLoader urls) {
                for (URL url : urls.getURLs()) {
                    file(url).ifPresent(found::add);
                }
            }
        }
        for (String p : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            if (!p.isEmpty()) {
                found.add(new File(p).getPath());
            }
        }
        found.removeIf(p -> !new File(p).exists());
        return new ArrayList<>(found);
    }

    private static Optional<String> file(URL url) {
        try {
            return Optional.of(new File(url.toURI()).getPath());
        } catch (URISyntaxException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Map<String, Outcome> outcomes(Object report, Path folder) throws IOException {
        Map<String, TheoremDescriptor> byEntry = new HashMap<>();
        theorems.forEach(t -> byEntry.put(t.entry(), t));
        Map<String, Outcome> found = new HashMap<>();
        List<Violation> violations = new ArrayList<>();
        for (Object e : (List<?>) ((Map<?, ?>) ((Map<?, ?>) report).get("project")).get("entries")) {
            Map<?, ?> entry = (Map<?, ?>) e;
            TheoremDescriptor theorem = byEntry.get((String) entry.get("entry"));
            if (theorem == null) {
                continue;
            }
            switch ((String) entry.get("state")) {
                case "proved":
                    found.put(theorem.entry(), Outcome.proved(texts(entry.get("assumptions"))));
                    break;
                case "violated":
                    violations.add(Violation.read(theorem, (Map<?, ?>) entry.get("violation")));
                    break;
                default:
                    found.put(theorem.entry(), Outcome.open(String.valueOf(entry.get("reason"))));
            }
        }
        found.putAll(new Replay(folder.resolve("replay")).run(violations));
        return found;
    }

    static List<String> texts(Object list) {
        return list == null ? List.of() : ((List<?>) list).stream().map(String.class::cast).collect(Collectors.toList());
    }

    private static void delete(Path folder) {
        if (folder == null) {
            return;
        }
        try (var files = Files.walk(folder)) {
            files.sorted(java.util.Comparator.reverseOrder()).forEach(f -> f.toFile().delete());
        } catch (IOException e) {
            folder.toFile().deleteOnExit();
        }
    }
}
