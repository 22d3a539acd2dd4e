// breaks: runtime
// A format wants an int.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Object arg = x > 5 ? (Object) x : Integer.valueOf(0); //~ Object arg = x > 5 ? (Object) x : "zero";
        String s = String.format("%d", arg);
        assert s != null;
    }
}
