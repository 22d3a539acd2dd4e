package io.github.jayverify.maven;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Tells the engine for the JUnit Platform where the programs are, by a file beside the classes of the tests. */
@Mojo(name = "prepare", defaultPhase = LifecyclePhase.PROCESS_TEST_CLASSES, threadSafe = true)
public final class PrepareMojo extends AbstractJayverifyMojo {
    /** The folder of the classes of the tests. */
    @Parameter(defaultValue = "${project.build.testOutputDirectory}", readonly = true)
    private File testClasses;

    @Override
    void run() throws MojoExecutionException {
        Path file = testClasses.toPath().resolve("META-INF").resolve("jayverify.properties");
        Properties programs = new Properties();
        programs.setProperty("jayverify.executable", jayverify().toString());
        programs.setProperty("jayverify.z3", z3().toString());
        try {
            Files.createDirectories(file.getParent());
            try (OutputStream out = Files.newOutputStream(file)) {
                programs.store(out, null);
            }
        } catch (IOException e) {
            throw new MojoExecutionException(file + " cannot be written", e);
        }
    }
}
