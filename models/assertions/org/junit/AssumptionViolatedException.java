package org.junit;

/** An assumption that does not hold. */
public class AssumptionViolatedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public AssumptionViolatedException(String message) {
        super(message);
    }
}
