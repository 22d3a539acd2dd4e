import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

// A field is read again for a cast after a test of its class, and nothing writes it in between.
// proved: Sink.close
// proved: Sink.flush
public class CastOfField {
    public static final class Sink {
        private final Appendable to;
        private Object last;
        public Sink(Appendable to) { this.to = to; }
        public void keep(Object o) { last = o; }
        public void close() throws IOException { if (to instanceof Closeable) ((Closeable) to).close(); }
        public void flush() throws IOException { if (last instanceof Flushable) ((Flushable) last).flush(); }
    }
}

class CastOfFieldDriver {
    public static void main(String[] args) throws IOException {
        new CastOfField.Sink(new java.io.StringWriter()).close();
    }
}
