package io.github.jayverify.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Verifies the public methods of a module, and writes all that is found into the baseline, so that only what is new fails builds. */
@Mojo(name = "baseline", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME)
public final class BaselineMojo extends AbstractCheckMojo {
    @Override
    List<String> flags() {
        return List.of("--fail-on=never", "--baseline=" + baseline, "--write-baseline");
    }

    @Override
    void ended(int code, String summary, File output) {
        getLog().info("the baseline is " + baseline);
    }
}
