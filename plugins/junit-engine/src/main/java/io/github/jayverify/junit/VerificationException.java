package io.github.jayverify.junit;

/** Says why jayverify could not be run. */
final class VerificationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    VerificationException(String message, Throwable cause) {
        super(message, cause);
    }
}
