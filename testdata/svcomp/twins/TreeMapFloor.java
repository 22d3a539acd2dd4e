// breaks: runtime
// floorEntry is null below the first key.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> grades = new TreeMap<>();
        grades.put(0, "F");
        grades.put(50, "C");
        grades.put(90, "A");
        int points = Verifier.nondetInt();
        Verifier.assume(points >= 0); //~ Verifier.assume(points >= -1);
        String g = grades.floorEntry(points).getValue();
        assert g.length() == 1;
    }
}
