package io.github.jayverify.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/**
 * The programs jayverify and z3 for this platform. They are artifacts of the type "exe" whose
 * classifier is the platform, as those of protoc. The plugin has the SHA-256 of each file, and
 * starts no other.
 */
final class Binaries {
    private final RepositorySystem system;
    private final RepositorySystemSession session;
    private final List<RemoteRepository> repositories;
    private final Properties known = new Properties();

    Binaries(RepositorySystem system, RepositorySystemSession session, List<RemoteRepository> repositories)
            throws MojoExecutionException {
        this.system = system;
        this.session = session;
        this.repositories = repositories;
        try (InputStream in = Binaries.class.getResourceAsStream("binaries.properties")) {
            if (in == null) {
                throw new MojoExecutionException("this build of the plugin has no checksums of the binaries");
            }
            known.load(in);
        } catch (IOException e) {
            throw new MojoExecutionException("the checksums of the binaries cannot be read", e);
        }
    }

    /** The classifier of a platform, in the words of os-maven-plugin: "linux-x86_64". */
    static String classifier(String osName, String osArch) throws MojoExecutionException {
        String os = osName.toLowerCase(Locale.ROOT);
        String arch = osArch.toLowerCase(Locale.ROOT);
        String system = os.startsWith("linux") ? "linux"
                : os.startsWith("mac") ? "osx"
                : os.startsWith("windows") ? "windows" : null;
        String processor = arch.equals("amd64") || arch.equals("x86_64") ? "x86_64"
                : arch.equals("aarch64") || arch.equals("arm64") ? "aarch_64" : null;
        if (system == null || processor == null) {
            throw new MojoExecutionException("there is no jayverify for " + osName + " on " + osArch
                    + "; -Djayverify.executable=FILE names one that you have built");
        }
        return system + "-" + processor;
    }

    /**
     * Fetches a program, and copies it into a folder as an executable file.
     *
     * @param artifact "jayverify" or "z3"
     * @param folder the folder for the copy
     * @return the copy
     */
    Path fetch(String artifact, Path folder) throws MojoExecutionException {
        String platform = classifier(System.getProperty("os.name"), System.getProperty("os.arch"));
        String want = known.getProperty(artifact + "-" + platform);
        if (want == null) {
            throw new MojoExecutionException("this build of the plugin has no " + artifact + " for " + platform
                    + "; -Djayverify.executable=FILE and -Djayverify.z3=FILE name programs that you have");
        }
        Path from = resolve(artifact, platform);
        String have = sha256(from);
        if (!have.equals(want)) {
            throw new MojoExecutionException(from + " is not the file that this plugin was built with: its SHA-256 is "
                    + have + ", and not " + want);
        }
        boolean windows = platform.startsWith("windows");
        Path to = folder.resolve(artifact + "-" + want.substring(0, 12) + (windows ? ".exe" : ""));
        if (Files.isRegularFile(to) && sha256(to).equals(want)) {
            return to;
        }
        try {
            Files.createDirectories(folder);
            Path whole = Files.createTempFile(folder, artifact, ".tmp");
            Files.copy(from, whole, StandardCopyOption.REPLACE_EXISTING);
            if (!whole.toFile().setExecutable(true) && !windows) {
                throw new IOException("it cannot be made executable");
            }
            return Files.move(whole, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new MojoExecutionException(to + " cannot be written", e);
        }
    }

    private Path resolve(String artifact, String platform) throws MojoExecutionException {
        String version = known.getProperty("version");
        ArtifactRequest request = new ArtifactRequest()
                .setArtifact(new DefaultArtifact(known.getProperty("group"), artifact, platform, "exe", version))
                .setRepositories(repositories);
        try {
            return system.resolveArtifact(session, request).getArtifact().getFile().toPath();
        } catch (ArtifactResolutionException e) {
            throw new MojoExecutionException(artifact + " for " + platform + " cannot be fetched", e);
        }
    }

    private static String sha256(Path file) throws MojoExecutionException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] part = new byte[1 << 16];
            for (int n = in.read(part); n >= 0; n = in.read(part)) {
                digest.update(part, 0, n);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new MojoExecutionException(file + " cannot be read", e);
        }
    }
}
