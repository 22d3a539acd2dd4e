// verdict: UNSAFE
// twin: ReaderCountsSafe
// about: The -1 at the end of the text is an index, too.
// run: args=eel

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

public class ReaderCountsTheEnd {
    static int[] count(Reader in) throws IOException {
        int[] counts = new int[128];
        int c;
        do {
            c = in.read();
            if (c < counts.length) {
                counts[c]++; // expect: violated array-index
            }
        } while (c != -1);
        return counts;
    }

    public static void main(String[] args) throws IOException {
        for (String word : args) {
            int[] counts = count(new StringReader(word));
            System.out.println(counts['e']);
        }
    }
}
