// verdict: SAFE
// twin: LinesOfTextPastEnd
// about: The lines of a text are read one by one.
// run: values=true
// run: values=false

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Random;

public class LinesOfTextSafe {
    public static void main(String[] args) throws IOException {
        String text = new Random().nextBoolean() ? "first\nsecond\n" : "only";
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            String first = in.readLine();
            assert first.length() >= 4;
            String second = in.readLine();
            if (second != null) {
                assert second.length() == 6;
            }
        }
    }
}
