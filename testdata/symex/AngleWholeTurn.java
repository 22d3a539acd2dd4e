// verdict: UNSAFE
// twin: AngleSafe
// about: The remainder of a very small negative angle plus 360 is 360.
// run: values=-1e-20

import org.sosy_lab.sv_benchmarks.Verifier;

public class AngleWholeTurn {
    static double turn(double angle) {
        double r = angle % 360;
        return r < 0 ? r + 360 : r;
    }

    public static void main(String[] args) {
        double angle = Verifier.nondetDouble();
        if (angle > -720 && angle < 720) {
            double t = turn(angle);
            assert t >= 0 && t < 360; // expect: violated assert
        }
    }
}
