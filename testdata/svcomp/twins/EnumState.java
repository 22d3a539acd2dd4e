// breaks: assert
// An enum with methods of its own for each constant.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Light l = Light.RED;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            l = l.next();
        }
        assert l != Light.OFF;
    }
    enum Light {
        RED { Light next() { return GREEN; } },
        GREEN { Light next() { return YELLOW; } },
        YELLOW { Light next() { return RED; } }, //~ YELLOW { Light next() { return values()[3]; } },
        OFF { Light next() { return OFF; } };
        abstract Light next();
    }
}
