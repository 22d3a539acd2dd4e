// breaks: assert
// A queue gives back what was put into it first.
import java.util.ArrayDeque;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String secret = "s" + Verifier.nondetInt();
        ArrayDeque<String> q = new ArrayDeque<>();
        q.add("open"); //~ q.add(secret);
        q.add(secret);
        String out = q.poll();
        assert !out.startsWith("s");
    }
}
