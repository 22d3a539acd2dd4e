// breaks: runtime
// outside: the console
// CWE-129: an index from the console.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.logging.Level;
import java.util.logging.Logger;

public class Main {
    static final Logger LOG = Logger.getLogger("Main");

    static int read() {
        InputStreamReader in = null;
        BufferedReader buffered = null;
        int data = -1;
        try {
            in = new InputStreamReader(System.in, "UTF-8");
            buffered = new BufferedReader(in);
            String line = buffered.readLine();
            if (line != null) {
                data = Integer.parseInt(line.trim());
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, "Error with stream reading", e);
        } catch (NumberFormatException e) {
            LOG.log(Level.WARNING, "Error with number parsing", e);
        } finally {
            try {
                if (buffered != null) {
                    buffered.close();
                }
            } catch (IOException e) {
                LOG.log(Level.WARNING, "Error closing BufferedReader", e);
            }
        }
        return data;
    }

    public static void main(String[] args) {
        int data = read();
        int[] array = {0, 1, 2, 3, 4};
        if (data >= 0 && data < array.length) { //~ if (data >= 0) {
            System.out.println(array[data]);
        }
    }
}
