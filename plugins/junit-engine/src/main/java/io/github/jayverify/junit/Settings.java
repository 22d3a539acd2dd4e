package io.github.jayverify.junit;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Properties;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * What a user sets, by configuration parameters of the JUnit Platform: junit-platform.properties, system properties, or
 * the build. The goal prepare of the Maven plugin writes META-INF/jayverify.properties, which says where the programs are.
 */
final class Settings {
    private final ConfigurationParameters parameters;
    private final Properties prepared = new Properties();

    Settings(ConfigurationParameters parameters) {
        this.parameters = parameters;
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try (InputStream in = loader == null ? null : loader.getResourceAsStream("META-INF/jayverify.properties")) {
            if (in != null) {
                prepared.load(in);
            }
        } catch (IOException e) {
            throw new VerificationException("META-INF/jayverify.properties cannot be read", e);
        }
    }

    boolean skip() {
        return parameters.getBoolean("jayverify.skip").orElse(false);
    }

    /** The program, or its name on the PATH. */
    String executable() {
        return file("jayverify.executable").orElse("jayverify");
    }

    /** The solver; empty if jayverify looks for it. */
    Optional<String> z3() {
        return file("jayverify.z3");
    }

    /** The time for each theorem. */
    String timeout() {
        return parameters.get("jayverify.timeout").orElse("30s");
    }

    /** The time for all theorems together. */
    String totalTime() {
        return parameters.get("jayverify.totalTime").orElse("none");
    }

    private Optional<String> file(String key) {
        return parameters.get(key).or(() -> Optional.ofNullable(prepared.getProperty(key)).filter(f -> new File(f).canExecute()));
    }
}
