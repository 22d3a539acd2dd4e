// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int d = Verifier.nondetInt();
        if (d < 0 || d > 9) {
            return;
        }
        StringBuilder sb = new StringBuilder("#");
        sb.append((char) ('0' + d)); //~ sb.append('0' + d);
        assert sb.length() == 2;
        assert sb.charAt(1) - '0' == d;
    }
}
