// verdict: UNSAFE
// twin: TraceToTextSafe
// about: Printing a stack trace calls toString() of the exception, which divides by zero.
// run: values=0

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Random;

public class TraceToTextFails {
    static class Refused extends Exception {
        final int share;

        Refused(int share) {
            super("refused");
            this.share = share;
        }

        @Override
        public String toString() {
            return "refused, 1 of " + 100 / share; // expect: violated division-by-zero
        }
    }

    static void refuse(int share) throws Refused {
        throw new Refused(share);
    }

    public static void main(String[] args) {
        int done = 0;
        try {
            refuse(new Random().nextInt(10));
        } catch (Refused e) {
            StringWriter text = new StringWriter();
            e.printStackTrace(new PrintWriter(text));
            assert text.toString() != null;
            assert e.getMessage() != null;
            done++;
        }
        assert done == 1;
    }
}
