// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        Verifier.assume(a.indexOf('-') == -1); //~ Verifier.assume(a.indexOf('-') != 0);
        String joined = String.join("-", a, b);
        assert joined.length() == a.length() + 1 + b.length();
        assert joined.indexOf('-') == a.length();
    }
}
