// verdict: SAFE
// twin: FloorModTwiceSign
// about: A remainder that is never negative, by hand and by the library.
// run: values=-8

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorModTwiceSafe {
    static int weekday(int day) {
        int r = day % 7;
        return r < 0 ? r + 7 : r;
    }

    public static void main(String[] args) {
        int day = Verifier.nondetInt();
        assert weekday(day) == Math.floorMod(day, 7);
    }
}
