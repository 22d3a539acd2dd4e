import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.IncompleteAnnotationException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.InvalidPathException;
import java.security.cert.CertPathValidatorException;
import java.time.format.DateTimeParseException;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.MissingFormatArgumentException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;
import java.util.UnknownFormatFlagsException;

// Constructors of exceptions that look at what they are given, or call methods
// of the program.
class Constructed {
    static void unchecked() { new UncheckedIOException(new IOException("x")); }
    static void uncheckedNull() { new UncheckedIOException(null); }
    static void uncheckedTextNull() { new UncheckedIOException("x", null); }
    static void uncheckedThrown() { throw new UncheckedIOException("x", new IOException()); }
    static void argument() { new MissingFormatArgumentException("%d"); }
    static void argumentNull() { new MissingFormatArgumentException(null); }
    static void argumentThrown() { throw new MissingFormatArgumentException("%d"); }
    static void width() { new MissingFormatWidthException(null); }
    static void conversion() { new IllegalFormatConversionException('d', null); }
    static void conversionThrown() { throw new IllegalFormatConversionException('d', String.class); }
    static void flags() { new IllegalFormatFlagsException(null); }
    static void twice() { new DuplicateFormatFlagsException(null); }
    static void mismatch() { new FormatFlagsConversionMismatchException(null, 'd'); }
    static void unknown() { new UnknownFormatConversionException(null); }
    static void unknownFlags() { new UnknownFormatFlagsException(null); }
    static void absent() { new EnumConstantNotPresentException(Thread.State.class, null); }
    static void absentNull() { new EnumConstantNotPresentException(null, "x"); }
    static void annotationNull() { new IncompleteAnnotationException(null, "x"); }
    static void address() { new URISyntaxException("a", "b", -1); }
    static void addressNull() { new URISyntaxException(null, "x"); }
    static void addressNoReason() { new URISyntaxException("x", null); }
    static void addressIndex() { new URISyntaxException("a", "b", -2); }
    static void addressThrown() throws URISyntaxException { throw new URISyntaxException("a", "b", 3); }
    static void path() { new InvalidPathException(null, "x"); }
    static void pathIndex() { new InvalidPathException("a", "b", -2); }
    static void folder() { new DirectoryIteratorException(null); }
    static void date() { new DateTimeParseException("a", "b", 3); }
    static void dateNull() { new DateTimeParseException("a", null, 3); }
    static void certificate() { new CertPathValidatorException("a", null, null, 3); } // not judged: the checks in the constructor of java.security.cert.CertPathValidatorException

    static class Mine extends UncheckedIOException { Mine(IOException e) { super(e); } }
    static void mine() { new Mine(new IOException()); }
    static void mineNull() { new Mine(null); }

    static void handled() { try { new UncheckedIOException(null); assert false; } catch (NullPointerException e) { System.out.println(); } }
    static void handledIndex() { try { new URISyntaxException("a", "b", -2); assert false; } catch (NullPointerException e) { System.out.println(); } }

    static int filled;
    static class Stackless extends RuntimeException { public synchronized Throwable fillInStackTrace() { return this; } }
    static void stackless() { try { throw new Stackless(); } catch (Stackless e) { System.out.println(); } }
    static class Throwing extends RuntimeException { public synchronized Throwable fillInStackTrace() { throw new IllegalStateException("x"); } }
    static void throwing() { try { new Throwing(); } catch (Throwing e) { System.out.println(); } }
    static class Counting extends Exception {
        Counting() { }
        Counting(boolean stack) { super("a", null, false, stack); }
        public synchronized Throwable fillInStackTrace() { filled++; return super.fillInStackTrace(); }
    }
    static void counted() { filled = 0; new Counting(); assert filled == 1; }
    static void countedNot() { filled = 0; new Counting(); assert filled == 0; }
    static void countedWithout() { filled = 0; new Counting(false); assert filled == 0; }
    static void countedWith() { filled = 0; new Counting(true); assert filled == 0; }
    static class Late extends NullPointerException { int n = 5; public synchronized Throwable fillInStackTrace() { assert n == 5; return this; } }
    static void late() { new Late(); }
    static class Renamed extends Error { String s; Renamed(String s) { super(s); this.s = s; } public Throwable fillInStackTrace() { assert getMessage() == null; return null; } }
    static void messageBefore() { assert new Renamed("x").getMessage() == "x"; }
    static class Caused extends AssertionError { Caused(Object o) { super(o); } public Throwable initCause(Throwable t) { throw new IllegalStateException(); } }
    static void caused() { new Caused(new Exception()); }
    static void causedNot() { new Caused("x"); }

    static void trace() { new Exception().setStackTrace(new StackTraceElement[0]); }
    static void traceNull() { new Exception().setStackTrace(null); }
    static void traceElement() { new Exception().setStackTrace(new StackTraceElement[1]); }
    static void traceFull() { new Exception().setStackTrace(new StackTraceElement[] {new StackTraceElement("a", "b", "c", 1)}); }
}
