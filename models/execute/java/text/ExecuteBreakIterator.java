package java.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/** The rules of all languages but Thai, which the JDK keeps in files beside its classes. */
final class ExecuteBreakIterator {
    static BreakIterator createBreakInstance(Locale l, int kind) {
        if (l == null) {
            throw new NullPointerException();
        }
        if (l.getLanguage().equals("th")) {
            $others();
        }
        String file = kind == 0 ? "CharacterBreakIteratorData" : kind == 1 ? "WordBreakIteratorData" : kind == 2 ? "LineBreakIteratorData" : "SentenceBreakIteratorData";
        try (InputStream in = ClassLoader.$jdk("sun/text/resources/" + file)) {
            return new sun.text.RuleBasedBreakIterator(file, in.readAllBytes());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Not modelled. */
    private static native void $others();
}
