// breaks: assert
import java.util.StringTokenizer;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        StringTokenizer st = new StringTokenizer(s, ","); //~ StringTokenizer st = new StringTokenizer(s, ",", true);
        while (st.hasMoreTokens()) {
            String t = st.nextToken();
            assert !t.startsWith(",");
        }
    }
}
