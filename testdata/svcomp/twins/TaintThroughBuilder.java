// breaks: assert
// Text from outside is replaced character by character.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String in = Verifier.nondetString();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < in.length() && i < 6; i++) {
            char c = in.charAt(i);
            out.append(c == '<' ? '_' : c); //~ out.append(c == '>' ? '_' : c);
        }
        assert out.indexOf("<") < 0;
    }
}
