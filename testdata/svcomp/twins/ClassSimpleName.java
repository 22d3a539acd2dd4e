// breaks: assert
// The simple names of classes.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Object o = Verifier.nondetBoolean() ? new StringBuilder() : Integer.valueOf(3);
        String name = o.getClass().getSimpleName();
        assert name.length() == (o instanceof Integer ? 7 : 13); //~ assert name.length() == 7;
    }
}
