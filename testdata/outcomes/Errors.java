// Constructors of the JDK's errors: in newer JDKs those of Error ask whether they are recorded.
class Errors {
    static void failing() { assert "x".isEmpty(); }
    static void failingText() { assert false : "x"; }
    static void failingCause() { assert false : new Exception(); }
    static void caught() { try { assert false : "x"; } catch (AssertionError e) { assert e.getMessage().equals("x"); } }
    static void caughtOther() { try { assert false : "x"; } catch (AssertionError e) { assert e.getMessage().equals("y"); } }
    static void made() { new Error("x", null); new StackOverflowError(); new LinkageError("y"); new VirtualMachineError() { }; }
    static void cause() { assert new Error(new Exception()).getCause() == null; }
    static void causeOfFailure() { assert new AssertionError(new Exception()).getCause() != null; }
}
