package io.github.jayverify.junit;

import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.opentest4j.TestAbortedException;

/**
 * What is known of a theorem.
 *
 * @param text one line
 * @param assumptions what a proof rests on
 * @param result what a test tree shows
 */
record Outcome(String text, List<String> assumptions, TestExecutionResult result) {
    static Outcome proved(List<String> assumptions) {
        return new Outcome("proved for all arguments", assumptions, TestExecutionResult.successful());
    }

    static Outcome open(String why) {
        String text = "not decided: " + why;
        return new Outcome(text, List.of(), TestExecutionResult.aborted(new TestAbortedException(text)));
    }

    static Outcome fails(Throwable failure) {
        return new Outcome(failure.getMessage(), List.of(), TestExecutionResult.failed(failure));
    }
}
