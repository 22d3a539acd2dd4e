// breaks: runtime
// setLength shortens a builder, and must not get a negative length.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("measure");
        int drop = Verifier.nondetInt();
        Verifier.assume(drop >= 0 && drop <= 7); //~ Verifier.assume(drop >= 0 && drop <= 8);
        b.setLength(b.length() - drop);
        assert b.length() == 7 - drop;
    }
}
