// breaks: assert
// replace takes an end behind the text as the end of the text.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("0123456789");
        int end = Verifier.nondetInt();
        Verifier.assume(end >= 3);
        b.replace(2, end, "x");
        assert b.length() >= 3; //~ assert b.length() > 3;
        assert b.charAt(2) == 'x';
    }
}
