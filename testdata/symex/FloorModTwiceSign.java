// verdict: UNSAFE
// twin: FloorModTwiceSafe
// about: By hand, minus seven modulo seven is seven.
// run: values=-7

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorModTwiceSign {
    static int weekday(int day) {
        int r = day % 7;
        return day < 0 ? r + 7 : r;
    }

    public static void main(String[] args) {
        int day = Verifier.nondetInt();
        assert weekday(day) == Math.floorMod(day, 7); // expect: violated assert
    }
}
