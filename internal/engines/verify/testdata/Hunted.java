import java.io.IOException;
import java.io.Writer;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Objects;

/** Methods that depend on code of the JDK without a model: only the JVM knows what its results are. */
public class Hunted {
    private final int cents;

    public Hunted(int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException();
        }
        this.cents = cents;
    }

    static String text(int n) {
        return NumberFormat.getIntegerInstance(Locale.US).format(n);
    }

    static int matched(int n) {
        if (text(n).equals("12")) {
            throw new IllegalStateException(); // for 12
        }
        return n;
    }

    static int unmatched(int n) {
        if (n != 12 && text(n).equals("12")) {
            throw new IllegalStateException();
        }
        return n;
    }

    /** Proofs end at the first statement, and say nothing of the second one. */
    static int behind(int[] a) throws ClassNotFoundException {
        Class.forName("Hunted");
        return a[5];
    }

    static int refused(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException(); // callers keep the contract
        }
        return unmatched(low);
    }

    /** Objects have no cents below 0. */
    public int sold() {
        if (text(cents).startsWith("-")) {
            throw new IllegalStateException();
        }
        return cents;
    }

    public int gone() {
        if (text(cents).equals("12")) {
            throw new IllegalStateException();
        }
        return cents;
    }

    /** A writer of the JDK is there, and not null. */
    public char written(Writer out, String text) throws IOException {
        Objects.requireNonNull(out);
        out.write(text);
        return text.charAt(0);
    }

    /** The text in small letters may be longer than the text. */
    static String lowered(String s) {
        return new StringBuilder().append(s, 0, s.toLowerCase().length()).toString();
    }
}
