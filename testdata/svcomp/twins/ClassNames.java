// breaks: assert
// The names of classes.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Object o = Verifier.nondetBoolean() ? (Object) "text" : new int[0];
        String name = o.getClass().getName();
        assert name.equals("java.lang.String") || name.equals("[I"); //~ assert name.equals("java.lang.String") || name.equals("int[]");
    }
}
