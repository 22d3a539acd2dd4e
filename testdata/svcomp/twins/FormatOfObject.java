// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean flag = Verifier.nondetBoolean();
        Object o;
        if (flag) {
            o = Integer.valueOf(3);
        } else {
            o = Long.valueOf(4); //~ o = Double.valueOf(4);
        }
        String s = String.format("%d items", o);
        assert s.endsWith("items");
    }
}
