// breaks: runtime
// floorMod gives an index, the remainder does not.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String[] days = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
        long day = Verifier.nondetLong();
        String s = days[(int) Math.floorMod(day, 7L)]; //~ String s = days[(int) (day % 7L)];
        assert s.length() == 3;
    }
}
