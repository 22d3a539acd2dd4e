// breaks: assert
// The tables of Character, for all chars of Latin-1.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (c >= 128) {
            return;
        }
        boolean letter = Character.isLetter(c);
        boolean digit = Character.isDigit(c);
        assert !(letter && digit);
        assert Character.isLetterOrDigit(c) == (letter || digit);
        if (Character.isUpperCase(c)) {
            assert Character.toLowerCase(c) == c + 32;
        }
        if (Character.isJavaIdentifierStart(c)) {
            assert letter || c == '_' || c == '$'; //~ assert letter || c == '_';
        }
        if (Character.isWhitespace(c)) {
            assert c <= ' ';
        }
    }
}
