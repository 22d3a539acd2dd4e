package standin;

/** Takes the place of an ExceptionInInitializerError that a program makes: the JVM's own ones are of the superclass. */
@SuppressWarnings("serial")
public final class InitializerError extends ExceptionInInitializerError {
    public InitializerError() { }

    public InitializerError(Throwable thrown) {
        super(thrown);
    }

    public InitializerError(String message) {
        super(message);
    }
}
