// breaks: runtime
// An exception of the program wraps another one.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class AppException extends Exception {
        AppException(String m, Throwable cause) { super(m, cause); }
    }
    static class Retry extends RuntimeException {
        final int times;
        Retry(int times) { this.times = times; }
    }

    static int low(int n) {
        if (n > 10) throw new Retry(n - 10);
        if (n < -10) throw new UnsupportedOperationException();
        return n;
    }

    static int mid(int n) throws AppException {
        try {
            return low(n);
        } catch (Retry | UnsupportedOperationException e) {
            throw new AppException("mid", e);
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        try {
            assert mid(n) == n;
        } catch (AppException e) {
            Retry r = e.getCause() instanceof Retry x ? x : new Retry(1); //~ Retry r = (Retry) e.getCause();
            assert r.times > 0 || n > 100;
        }
    }
}
