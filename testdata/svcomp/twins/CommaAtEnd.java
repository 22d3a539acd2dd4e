// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 1 || n > 20) { //~ if (n < 0 || n > 20) {
            return;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(i).append(", ");
        }
        sb.setLength(sb.length() - 2);
        String s = sb.toString();
        assert !s.endsWith(",");
    }
}
