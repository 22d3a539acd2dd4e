import java.io.Closeable;
import java.io.IOException;

// An alias writes the field between the test of its class and the cast.
// fails: Sink.close
public class CastAfterWrite {
    public static final class Sink {
        private Object last;
        public void keep(Object o) { last = o; }
        public void close(Sink other, Object o) throws IOException {
            if (other == null) return;
            if (last instanceof Closeable) {
                other.last = o;
                ((Closeable) last).close();
            }
        }
    }
}

class CastAfterWriteDriver {
    public static void main(String[] args) throws IOException {
        CastAfterWrite.Sink s = new CastAfterWrite.Sink();
        s.keep(new java.io.StringReader(""));
        s.close(s, "text");
    }
}
