// breaks: assert
// Resources are closed in order, and a second exception is suppressed.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int open;

    static class Res implements AutoCloseable {
        final boolean fails;
        Res(boolean fails) {
            this.fails = fails;
            open++;
        }
        @Override
        public void close() throws Exception {
            open--;
            if (fails) throw new Exception("close");
        }
    }

    public static void main(String[] args) {
        boolean body = Verifier.nondetBoolean();
        boolean close = Verifier.nondetBoolean();
        int suppressed = 0;
        String message = "";
        try (Res a = new Res(close); Res b = new Res(false)) {
            if (body) throw new IllegalStateException("body");
        } catch (Exception e) {
            message = e.getMessage();
            suppressed = e.getSuppressed().length;
        }
        assert open == 0;
        assert suppressed == (body && close ? 1 : 0); //~ assert suppressed == (close ? 1 : 0);
        assert !body || message.equals("body");
    }
}
