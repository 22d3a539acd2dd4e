// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if ("Hello World".regionMatches(true, 6, s, 0, 5)) {
            assert s.length() >= 5; //~ assert s.startsWith("World");
        }
    }
}
