// breaks: runtime
// The floor of a key is null where all keys are larger.
import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> grades = new TreeMap<>();
        grades.put(0, "E");
        grades.put(50, "C");
        grades.put(80, "A");
        int points = Verifier.nondetInt();
        if (points < 0) return; //~ if (points < -1) return;
        String g = grades.floorEntry(points).getValue();
        assert g.length() == 1;
        assert points < 80 || g.equals("A");
    }
}
