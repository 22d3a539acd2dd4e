// verdict: SAFE
// twin: LiftBelowGround
// about: A lift obeys the letters u and d between three floors.
// run: values=uudd
// run: values=d

import org.sosy_lab.sv_benchmarks.Verifier;

public class LiftSafe {
    private static final String[] FLOORS = {"ground", "first", "second"};

    public static void main(String[] args) {
        String way = Verifier.nondetString();
        if (way.length() > 4) {
            return;
        }
        int floor = 0;
        for (int i = 0; i < way.length(); i++) {
            char c = way.charAt(i);
            if (c == 'u' && floor + 1 < FLOORS.length) {
                floor++;
            } else if (c == 'd' && floor > 0) {
                floor--;
            }
            System.out.println(FLOORS[floor]);
        }
    }
}
