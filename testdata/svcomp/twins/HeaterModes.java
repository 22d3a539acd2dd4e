// breaks: assert
// A heater never runs when the window is open.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    enum Mode { OFF, ECO, COMFORT, BOOST }

    public static void main(String[] args) {
        Mode mode = Mode.OFF;
        boolean window = false, holiday = false, heating = false, locked = false, frost = false;
        int temperature = 18;
        for (int i = 0; i < 20; i++) {
            int event = Verifier.nondetInt();
            if (event == 1 && !locked) mode = Mode.values()[Math.floorMod(Verifier.nondetInt(), 4)];
            if (event == 2) { window = true; heating = false; }
            if (event == 3) window = false;
            if (event == 4) holiday = !holiday;
            if (event == 5) locked = !locked;
            if (event == 6) temperature = Math.max(0, Math.min(30, Verifier.nondetInt()));
            frost = temperature < 5;
            int goal = frost ? 5 : holiday ? 10 : mode == Mode.OFF ? 0 : mode == Mode.ECO ? 16 : mode == Mode.COMFORT ? 21 : 24;
            if (!window && temperature < goal) heating = true; //~ if ((!window || frost) && temperature < goal) heating = true;
            if (temperature >= goal) heating = false;
            assert !(window && heating);
        }
    }
}
