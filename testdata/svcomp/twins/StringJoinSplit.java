// breaks: assert
// A text is joined and split again.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetBoolean() ? "x" : "yy";
        String s = String.join("-", a, "z");
        String[] parts = s.split("-");
        assert parts.length == 2 && parts[0].equals(a); //~ assert parts.length == 2 && parts[0].equals("x");
    }
}
