package io.github.jayverify.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Verifies the public methods of a module and writes the reports. No finding fails the build. */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME)
public final class ReportMojo extends AbstractCheckMojo {
    @Override
    List<String> flags() {
        List<String> flags = new ArrayList<>(List.of("--fail-on=never"));
        if (baseline.isFile()) {
            flags.add("--baseline=" + baseline);
        }
        return flags;
    }

    @Override
    void ended(int code, String summary, File output) {
        getLog().info("the report is " + new File(output, "jayverify.html"));
    }
}
