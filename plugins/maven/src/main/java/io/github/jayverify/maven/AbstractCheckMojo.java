package io.github.jayverify.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** A goal that runs {@code jayverify check} for the classes of a module. */
abstract class AbstractCheckMojo extends AbstractJayverifyMojo {
    /** The folder of the module's classes. */
    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
    private File classes;

    /** The folder of the reports: jayverify.sarif, jayverify.html, TEST-jayverify.xml, jayverify.json. */
    @Parameter(property = "jayverify.output", defaultValue = "${project.build.directory}/jayverify")
    private File output;

    /**
     * The settings of the project. By default this is jayverify.toml in the folder of the module,
     * or else in the folder in which the build was started.
     */
    @Parameter(property = "jayverify.config")
    private File config;

    /** Only classes of these packages, such as org.example.**. */
    @Parameter(property = "jayverify.packages")
    private List<String> packages;

    /** Only these methods, such as org.example.Price.*. */
    @Parameter(property = "jayverify.entries")
    private List<String> entries;

    /** How many methods are verified at a time. */
    @Parameter(property = "jayverify.jobs")
    private Integer jobs;

    /** The time for each method, such as 10s. */
    @Parameter(property = "jayverify.methodTimeout")
    private String methodTimeout;

    /** The time for all methods of a module together, such as 10m. */
    @Parameter(property = "jayverify.totalTime")
    private String totalTime;

    /** The memory for jayverify and its solvers, such as 4G. */
    @Parameter(property = "jayverify.memory")
    private String memory;

    /** Shows latent violations, too. */
    @Parameter(property = "jayverify.latent")
    private boolean latent;

    /** Only what is new since a revision of git, or since an earlier report, counts. */
    @Parameter(property = "jayverify.since")
    private String since;

    /** Which assumptions about arguments hold: believed, ordinary or ignored. */
    @Parameter(property = "jayverify.contracts")
    private String contracts;

    /** The packages whose parameters are not null unless an annotation says so, or args. */
    @Parameter(property = "jayverify.nonnull")
    private List<String> nonnull;

    /** The kinds of checks, such as null-dereference. */
    @Parameter(property = "jayverify.checks")
    private List<String> checks;

    /** The kinds of assumptions on which a proof may rest. */
    @Parameter(property = "jayverify.accept")
    private List<String> accept;

    /** The home of the JDK whose classes are used. By default it is the JDK that runs Maven. */
    @Parameter(property = "jayverify.jdk", defaultValue = "${java.home}")
    private File jdk;

    /** The folder in which results are kept, so that the next build verifies only what an edit reaches. */
    @Parameter(property = "jayverify.cache")
    private String cache;

    /** The baseline: findings that were there before and fail no build. It counts if the file is there. */
    @Parameter(property = "jayverify.baseline", defaultValue = "${project.basedir}/jayverify-baseline.json")
    File baseline;

    /** Further arguments of jayverify check. */
    @Parameter(property = "jayverify.arguments")
    private List<String> arguments;

    /** The flags of this goal, beside those of its parameters. */
    abstract List<String> flags();

    /** What follows from jayverify's exit code, if it is 0, 1 or 2. */
    abstract void ended(int code, String summary, File output) throws MojoFailureException;

    @Override
    final void run() throws MojoExecutionException, MojoFailureException {
        if (!classes.isDirectory()) {
            getLog().info("there are no classes to verify");
            return;
        }
        List<String> command = command();
        getLog().debug(String.join(" ", command));
        String last = "";
        int code;
        try {
            Process process = new ProcessBuilder(command).directory(project.getBasedir()).redirectErrorStream(true).start();
            process.getOutputStream().close();
            Thread end = new Thread(process::destroy);
            Runtime.getRuntime().addShutdownHook(end);
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    getLog().info(line);
                    last = line.isBlank() ? last : line;
                }
            }
            code = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IOException e) {
            throw new MojoExecutionException("jayverify cannot be started: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
        }
        if (code < 0 || code > 2) {
            throw new MojoExecutionException("jayverify ended with exit code " + code + ": " + last);
        }
        ended(code, last, output);
    }

    private List<String> command() throws MojoExecutionException {
        List<String> c = new ArrayList<>();
        c.add(jayverify().toString());
        c.add("check");
        c.add(classes.getPath());
        c.add("--z3=" + z3());
        c.add("--jdk=" + jdk);
        String needed = classPath();
        if (!needed.isEmpty()) {
            c.add("--classpath=" + needed);
        }
        c.add("--source-path=" + String.join(File.pathSeparator, project.getCompileSourceRoots()));
        settings(c);
        option(c, "--package", String.join(",", packages == null ? List.of() : packages));
        option(c, "--entry", String.join(" ", entries == null ? List.of() : entries));
        option(c, "--jobs", jobs == null ? null : jobs.toString());
        option(c, "--timeout", methodTimeout);
        option(c, "--total-time", totalTime);
        option(c, "--memory", memory);
        option(c, "--since", since);
        option(c, "--contracts", contracts);
        option(c, "--nonnull", nonnull == null ? null : String.join(",", nonnull));
        option(c, "--checks", checks == null ? null : String.join(",", checks));
        option(c, "--accept", accept == null ? null : String.join(",", accept));
        option(c, "--cache", cache);
        if (latent) {
            c.add("--latent");
        }
        for (String report : new String[] {"text", "sarif:jayverify.sarif", "html:jayverify.html", "junit:TEST-jayverify.xml", "json:jayverify.json"}) {
            int colon = report.indexOf(':') + 1;
            c.add("--report=" + report.substring(0, colon) + (colon == 0 ? report : new File(output, report.substring(colon)).getPath()));
        }
        c.addAll(flags());
        c.addAll(arguments == null ? List.of() : arguments);
        return c;
    }

    // The settings of the module come before those of the whole build. jayverify looks into its
    // working folder itself, which is that of the module.
    private void settings(List<String> c) {
        Path root = Path.of(session.getExecutionRootDirectory(), "jayverify.toml");
        if (config != null) {
            c.add("--config=" + config);
        } else if (!new File(project.getBasedir(), "jayverify.toml").isFile() && Files.isRegularFile(root)) {
            c.add("--config=" + root);
        }
    }

    // Of modules that are built together, these are the folders of their classes, or their jars.
    private String classPath() throws MojoExecutionException {
        List<String> all = new ArrayList<>();
        try {
            all.addAll(project.getCompileClasspathElements());
            for (String more : project.getRuntimeClasspathElements()) {
                if (!all.contains(more)) {
                    all.add(more);
                }
            }
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the class path of the module is not known", e);
        }
        all.remove(classes.getPath());
        all.removeIf(element -> !new File(element).exists());
        return String.join(File.pathSeparator, all);
    }

    private static void option(List<String> c, String flag, String value) {
        if (value != null && !value.isEmpty()) {
            c.add(flag + "=" + value);
        }
    }
}
