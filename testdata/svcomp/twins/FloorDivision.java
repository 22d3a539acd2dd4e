// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int q = Math.floorDiv(a, 7); //~ int q = a / 7;
        int r = Math.floorMod(a, 7);
        assert r >= 0 && r < 7;
        assert q * 7 + r == a;
    }
}
