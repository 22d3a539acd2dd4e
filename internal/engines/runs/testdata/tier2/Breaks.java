import java.text.BreakIterator;
import java.text.StringCharacterIterator;
import java.util.Locale;

/** Breaks of texts into characters, words, lines and sentences. */
class Breaks {
    static void all() {
        String[] texts = {"", "Copies files, one after the other.", "Mr. Smith (53) paid $3.50! Did he? \"Yes.\" He did.", "a\u0301e\u0300 \uD83D\uDE00x\r\ny\tz", "well-known re\u00adlated a/b http://x.y/z?q=1", "\u65e5\u672c\u8a9e\u3067\u3059\u3002\u4eca", "\u0627\u0644\u0639 12,345.67 \u05d0\u05d1", "one\u00a0two  three\n\nfour"};
        Locale[] locales = {Locale.US, Locale.GERMANY, Locale.JAPAN, Locale.ROOT};
        for (int i = 0; i < texts.length; i++) {
            BreakIterator[] all = {BreakIterator.getCharacterInstance(), BreakIterator.getWordInstance(locales[i % 4]), BreakIterator.getLineInstance(), BreakIterator.getSentenceInstance(locales[i / 2])};
            for (BreakIterator b : all) {
                b.setText(texts[i]);
                StringBuilder s = new StringBuilder();
                for (int at = b.first(); at != BreakIterator.DONE; at = b.next()) {
                    s.append(at).append(' ');
                }
                System.out.println(s);
                s.setLength(0);
                for (int at = b.last(); at != BreakIterator.DONE; at = b.previous()) {
                    s.append(at).append(' ');
                }
                int n = texts[i].length();
                System.out.println(s + "| " + b.current() + " " + b.isBoundary(n / 2) + " " + (n == 0 ? 0 : b.following(n / 2)) + " " + b.preceding(n) + " " + b.next(2));
                BreakIterator copy = (BreakIterator) b.clone();
                copy.setText(new StringCharacterIterator(texts[i], n / 2, n, n / 2));
                System.out.println(copy.first() + " " + copy.next() + " " + copy.last() + " " + b.equals(copy) + " " + b.getText().getEndIndex());
            }
        }
        try {
            BreakIterator.getWordInstance(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            BreakIterator b = BreakIterator.getLineInstance();
            b.setText("abc");
            b.following(9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
