// verdict: SAFE
// twin: AngleWholeTurn
// about: An angle is brought into one turn; rounding can make it a whole turn.
// run: values=-90
// run: values=720

import org.sosy_lab.sv_benchmarks.Verifier;

public class AngleSafe {
    static double turn(double angle) {
        double r = angle % 360;
        return r < 0 ? r + 360 : r;
    }

    public static void main(String[] args) {
        double angle = Verifier.nondetDouble();
        if (angle > -720 && angle < 720) {
            double t = turn(angle);
            assert t >= 0 && t <= 360;
        }
    }
}
