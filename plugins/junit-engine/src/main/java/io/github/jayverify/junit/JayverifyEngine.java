package io.github.jayverify.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;

/**
 * Proves tests with parameters for all arguments that the annotations of the parameters allow. All theorems of a request
 * are given to one run of jayverify. A theorem that is proved is a test that succeeds. One that fails for some arguments
 * fails as the test does with these arguments. One that is not decided is aborted, with the reason.
 */
public final class JayverifyEngine implements TestEngine {
    private static final EngineDiscoveryRequestResolver<EngineDescriptor> RESOLVER =
            EngineDiscoveryRequestResolver.<EngineDescriptor>builder()
                    .addClassContainerSelectorResolver(Theorems::isTestClass)
                    .addSelectorResolver(context -> new Discovery(context.getClassNameFilter()))
                    .addTestDescriptorVisitor(context -> TestDescriptor::prune)
                    .build();

    /** The engine that the service loader makes. */
    public JayverifyEngine() {}

    @Override
    public String getId() {
        return "jayverify";
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        EngineDescriptor engine = new EngineDescriptor(id, "jayverify");
        RESOLVER.resolve(request, engine);
        return engine;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor engine = request.getRootTestDescriptor();
        EngineExecutionListener listener = request.getEngineExecutionListener();
        listener.executionStarted(engine);
        List<TheoremDescriptor> theorems = new ArrayList<>();
        engine.accept(d -> {
            if (d instanceof TheoremDescriptor t) {
                theorems.add(t);
            }
        });
        if (theorems.isEmpty()) {
            listener.executionFinished(engine, TestExecutionResult.successful());
            return;
        }
        Settings settings = new Settings(request.getConfigurationParameters());
        if (settings.skip()) {
            for (TestDescriptor c : engine.getChildren()) {
                listener.executionSkipped(c, "jayverify.skip");
            }
            listener.executionFinished(engine, TestExecutionResult.successful());
            return;
        }
        try {
            Map<String, Outcome> outcomes = new Verification(settings, theorems).run();
            for (TestDescriptor c : engine.getChildren()) {
                listener.executionStarted(c);
                for (TestDescriptor t : c.getChildren()) {
                    tell(listener, (TheoremDescriptor) t, outcomes.get(((TheoremDescriptor) t).entry()));
                }
                listener.executionFinished(c, TestExecutionResult.successful());
            }
            listener.executionFinished(engine, TestExecutionResult.successful());
        } catch (VerificationException e) {
            listener.executionFinished(engine, TestExecutionResult.failed(e));
        }
    }

    private static void tell(EngineExecutionListener listener, TheoremDescriptor theorem, Outcome outcome) {
        listener.executionStarted(theorem);
        Outcome known = outcome == null ? Outcome.open("jayverify has not found the method") : outcome;
        listener.reportingEntryPublished(theorem, ReportEntry.from("jayverify", known.text()));
        for (String assumption : known.assumptions()) {
            listener.reportingEntryPublished(theorem, ReportEntry.from("assuming that", assumption));
        }
        listener.executionFinished(theorem, known.result());
    }
}
