// verdict: SAFE
// twin: InitialisedFieldEarly
// about: A static list is read by methods that run before and after its class is initialised.
// run: values=0,0,1,0,0,1

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class InitialisedFieldSafe {
    enum Kind { BIG, SMALL }

    static class Register {
        static final List<Kind> SEEN = new ArrayList<>();
        static final Register ONE = new Register();

        private final Map<Kind, Integer> counts = new HashMap<>();

        Register() {
            note(Kind.BIG);
        }

        static void note(Kind kind) {
            SEEN.add(kind);
        }

        int count(Kind kind) {
            note(kind);
            return counts.merge(kind, 1, Integer::sum);
        }
    }

    static int weight(Kind kind) {
        switch (kind) {
            case BIG:
                return 10;
            default:
                return 1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            Kind kind = random.nextInt(2) == 0 ? Kind.BIG : Kind.SMALL;
            sum += weight(kind);
            if (random.nextInt(2) == 0) {
                sum += Register.ONE.count(kind);
            }
        }
        assert sum >= 3;
    }
}
