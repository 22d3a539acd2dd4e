package io.github.jayverify.junit;

import java.util.List;
import java.util.Map;

/**
 * Arguments for which a theorem fails.
 *
 * @param theorem the theorem
 * @param exception the class of what it throws, in jayverify's run
 * @param calls the run as calls of Java, to be read
 * @param sourcePackage the package of a class that can make the run
 * @param source the run as statements of Java; empty if it cannot be written so
 * @param confirmed whether jayverify has repeated the run on a JVM
 */
record Violation(TheoremDescriptor theorem, String exception, List<String> calls, String sourcePackage, List<String> source, boolean confirmed) {
    static Violation read(TheoremDescriptor theorem, Map<?, ?> v) {
        if (v == null) {
            return new Violation(theorem, "an exception", List.of(), "", List.of(), false);
        }
        return new Violation(theorem, (String) v.get("exception"), Verification.texts(v.get("calls")), (String) v.get("package"),
                Verification.texts(v.get("source")), Boolean.TRUE.equals(v.get("confirmed")));
    }

    /** "fails for new ATest().f(3)". */
    String text() {
        if (calls.isEmpty()) {
            return "fails for some arguments";
        }
        String call = String.join(" ", calls);
        return "fails for " + (call.endsWith(";") ? call.substring(0, call.length() - 1) : call);
    }
}
