// verdict: SAFE
// twin: NearestLongNegative
// about: Math.round gives a number that is no more than a half away.
// run: values=2.5
// run: values=-2.7

import org.sosy_lab.sv_benchmarks.Verifier;

public class NearestLongSafe {
    static long nearest(double x) {
        return Math.round(x);
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x >= -1000 && x <= 1000) {
            double distance = nearest(x) - x;
            assert distance <= 0.5 && distance >= -0.5;
        }
    }
}
