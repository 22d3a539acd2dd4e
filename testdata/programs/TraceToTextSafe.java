// verdict: SAFE
// twin: TraceToTextFails
// about: The stack trace of an exception is printed to a text. That calls toString() of the exception.
// run: values=0
// run: values=5

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Random;

public class TraceToTextSafe {
    static class Refused extends Exception {
        final int share;

        Refused(int share) {
            super("refused");
            this.share = share;
        }

        @Override
        public String toString() {
            return "refused, 1 of " + (share == 0 ? 0 : 100 / share);
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
