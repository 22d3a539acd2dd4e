package io.github.jayverify.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;

/** What all goals have in common: the programs, and how they can be left out. */
abstract class AbstractJayverifyMojo extends AbstractMojo {
    /** The project that is built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** The build. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
    private RepositorySystemSession repositories;

    @Parameter(defaultValue = "${project.remotePluginRepositories}", readonly = true, required = true)
    private List<RemoteRepository> remote;

    @Inject
    private RepositorySystem system;

    /** Leaves jayverify out of this build. */
    @Parameter(property = "jayverify.skip", defaultValue = "false")
    private boolean skip;

    /** The program jayverify. By default it is fetched as an artifact. */
    @Parameter(property = "jayverify.executable")
    private File executable;

    /** The program z3. By default it is fetched as an artifact. */
    @Parameter(property = "jayverify.z3")
    private File z3;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("jayverify is skipped");
            return;
        }
        run();
    }

    /** Does the work of the goal. */
    abstract void run() throws MojoExecutionException, MojoFailureException;

    /** The program jayverify, an executable file. */
    Path jayverify() throws MojoExecutionException {
        return executable != null ? executable.toPath().toAbsolutePath() : fetched("jayverify");
    }

    /** The program z3, an executable file. */
    Path z3() throws MojoExecutionException {
        return z3 != null ? z3.toPath().toAbsolutePath() : fetched("z3");
    }

    // All modules of a build share the copies. Modules that are built at a time make one copy each,
    // and each replaces the file as a whole.
    private Path fetched(String artifact) throws MojoExecutionException {
        Path folder = Path.of(session.getExecutionRootDirectory(), "target", "jayverify", "bin");
        return new Binaries(system, repositories, remote).fetch(artifact, folder);
    }
}
