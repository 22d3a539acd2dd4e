// breaks: runtime
// valueOf of a name that no constant has.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetBoolean() ? "LEFT" : "RIGHT"; //~ String s = Verifier.nondetBoolean() ? "LEFT" : "right";
        Side side = Side.valueOf(s);
        assert side.ordinal() <= 1;
    }
    enum Side { LEFT, RIGHT
    }
}
