// verdict: UNSAFE
// twin: LinesOfTextSafe
// about: The line after the last one is null.
// run: values=false

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Random;

public class LinesOfTextPastEnd {
    public static void main(String[] args) throws IOException {
        String text = new Random().nextBoolean() ? "first\nsecond\n" : "only";
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            String first = in.readLine();
            assert first.length() >= 4;
            String second = in.readLine();
            {
                assert second.length() == 6; // expect: violated null-dereference
            }
        }
    }
}
