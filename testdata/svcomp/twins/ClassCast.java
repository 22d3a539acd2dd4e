// breaks: runtime
// Class.cast throws what a cast throws.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Object o = Verifier.nondetBoolean() ? (Object) "text" : Integer.valueOf(3);
        if (String.class.isInstance(o)) { //~ if (o instanceof Comparable) {
            String s = String.class.cast(o);
            assert s.length() == 4;
        }
    }
}
