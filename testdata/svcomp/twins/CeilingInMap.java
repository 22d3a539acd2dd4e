// breaks: runtime
import java.util.Map;
import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> steps = new TreeMap<>();
        steps.put(10, "small");
        steps.put(100, "medium");
        steps.put(1000, "large");
        int x = Verifier.nondetInt();
        if (x < 1 || x > 1000) { //~ if (x < 1 || x > 1001) {
            return;
        }
        Map.Entry<Integer, String> e = steps.ceilingEntry(x);
        assert e.getKey() >= x;
        String s = e.getValue();
        assert s.length() >= 5;
    }
}
