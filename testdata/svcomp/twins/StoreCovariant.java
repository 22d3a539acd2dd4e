// breaks: runtime
// An array of strings is passed as an array of objects.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void fill(Object[] a, Object v) {
        for (int i = 0; i < a.length; i++) {
            if (v instanceof String || !(a instanceof String[])) { //~ if (v != null || !(a instanceof String[])) {
                a[i] = v;
            }
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Object[] objects = new Object[2];
        String[] strings = new String[2];
        fill(objects, n);
        fill(strings, n > 5 ? "big" : Integer.valueOf(n));
        assert objects[1] instanceof Integer;
        assert strings[0] == null || strings[0].equals("big");
    }
}
