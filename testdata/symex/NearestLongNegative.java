// verdict: UNSAFE
// twin: NearestLongSafe
// about: Adding a half and cutting off rounds negative numbers up.
// run: values=-2.7

import org.sosy_lab.sv_benchmarks.Verifier;

public class NearestLongNegative {
    static long nearest(double x) {
        return (long) (x + 0.5);
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x >= -1000 && x <= 1000) {
            double distance = nearest(x) - x;
            assert distance <= 0.5 && distance >= -0.5; // expect: violated assert
        }
    }
}
