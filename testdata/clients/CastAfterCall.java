import java.io.Closeable;
import java.io.IOException;

// A call between the test of a class and the cast writes the field.
// fails: Sink.close
public class CastAfterCall {
    public static final class Sink {
        private Object last;
        public void keep(Object o) { last = o; }
        public void close(Runnable before) throws IOException {
            if (last instanceof Closeable) {
                if (before != null) before.run();
                ((Closeable) last).close();
            }
        }
    }
}

class CastAfterCallDriver {
    public static void main(String[] args) throws IOException {
        CastAfterCall.Sink s = new CastAfterCall.Sink();
        s.keep(new java.io.StringReader(""));
        s.close(() -> s.keep("text"));
    }
}
