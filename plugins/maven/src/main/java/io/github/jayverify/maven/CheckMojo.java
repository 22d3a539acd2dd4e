package io.github.jayverify.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Verifies the public methods of a module. The build fails if one of them can fail. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME)
public final class CheckMojo extends AbstractCheckMojo {
    /** When the build fails: violated, latent, open, or never. */
    @Parameter(property = "jayverify.failOn")
    private List<String> failOn;

    @Override
    List<String> flags() {
        List<String> flags = new ArrayList<>();
        if (failOn != null && !failOn.isEmpty()) {
            flags.add("--fail-on=" + String.join(",", failOn));
        }
        if (baseline.isFile()) {
            flags.add("--baseline=" + baseline);
        }
        return flags;
    }

    @Override
    void ended(int code, String summary, File output) throws MojoFailureException {
        if (code != 0) {
            throw new MojoFailureException("jayverify: " + summary + "; the report is " + new File(output, "jayverify.html"));
        }
    }
}
