// verdict: UNSAFE
// twin: LiftSafe
// about: On the ground floor it goes further down.
// run: values=d

import org.sosy_lab.sv_benchmarks.Verifier;

public class LiftBelowGround {
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
            } else if (c == 'd') {
                floor--;
            }
            System.out.println(FLOORS[floor]); // expect: violated array-index
        }
    }
}
