// breaks: runtime
// open: safe assert
// open: safe runtime
// open: broken assert
// open: broken runtime
// A print writer over a stream of the program swallows what the stream throws, if it is an IOException.
import java.io.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] written = new int[2];
        OutputStream out = new OutputStream() {
            public void write(int b) throws IOException {
                if (written[0] == 2) {
                    throw new IOException("full"); //~ throw new IllegalStateException("full");
                }
                written[0]++;
            }
        };
        PrintWriter w = new PrintWriter(out, true);
        w.println(Verifier.nondetBoolean() ? "a" : "abc");
        w.flush();
        assert written[0] <= 2;
    }
}
