// verdict: SAFE
// twin: ReaderCountsTheEnd
// about: Letters of a text are counted as they are read.
// run: args=eel,%C3%A9
// run: args=

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

public class ReaderCountsSafe {
    static int[] count(Reader in) throws IOException {
        int[] counts = new int[128];
        int c;
        while ((c = in.read()) != -1) {
            if (c < counts.length) {
                counts[c]++;
            }
        }
        return counts;
    }

    public static void main(String[] args) throws IOException {
        for (String word : args) {
            int[] counts = count(new StringReader(word));
            System.out.println(counts['e']);
        }
    }
}
