import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;

// Readers of streams. Each method is verified as an entry of its own. The comment
// behind it says which verdict would be wrong.
class Readers {
    static int asked;

    static class Counting extends InputStream {
        public int read() {
            asked++;
            return -1;
        }
    }

    static class Eager extends InputStreamReader {
        Eager() {
            super(System.in);
        }

        public int read(char[] cs, int from, int n) throws IOException {
            asked++;
            return -1;
        }
    }

    static void knownByte() throws IOException { // not UNSAFE
        assert new InputStreamReader(new ByteArrayInputStream(new byte[] {'a'})).read() == 'a';
    }

    static void usedUp() throws IOException { // not SAFE
        InputStream in = new ByteArrayInputStream(new byte[] {'a'});
        new BufferedReader(new InputStreamReader(in)).readLine();
        assert in.read() == 'a';
    }

    static void ownStream() throws IOException { // not SAFE
        new BufferedReader(new InputStreamReader(new Counting())).readLine();
        assert asked == 0;
    }

    static void ownReader() throws IOException { // not SAFE
        new BufferedReader(new Eager()).readLine();
        assert asked == 0;
    }

    static void closed() throws IOException { // not SAFE
        InputStreamReader in = new InputStreamReader(System.in);
        in.close();
        in.read();
    }

    static void closedBelow() throws IOException { // not SAFE
        InputStreamReader in = new InputStreamReader(System.in);
        BufferedReader lines = new BufferedReader(in);
        in.close();
        lines.readLine();
    }

    static void noLine() throws IOException { // not SAFE
        assert new BufferedReader(new InputStreamReader(System.in)).readLine() != null;
    }

    static void anyChar() throws IOException { // not SAFE
        assert new InputStreamReader(System.in).read() < 128;
    }
}
