// breaks: assert
// A pump in a mine with features: it must not run where there is methane.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Mine mine = new Mine();
        for (int step = 0; step < 4; step++) {
            switch (Verifier.nondetInt()) {
                case 0: mine.water++; break;
                case 1: mine.methane = !mine.methane; break;
                case 2: mine.alarm = true; break;
                case 3: mine.maintenance = !mine.maintenance; break;
                case 4: mine.halted = true; break;
                case 5: mine.halted = false; break;
                case 6: mine.lowSensor = true; break;
                case 7: mine.highSensor = true; break;
                case 8: mine.override = !mine.methane; break;
                case 9: mine.water = Math.max(0, mine.water - 1); break;
                default: break;
            }
            mine.tick();
            assert !(mine.pumping && mine.methane);
        }
    }
    static class Mine {
        int water;
        boolean methane, alarm, maintenance, halted, lowSensor, highSensor, override, pumping;
        void tick() {
            boolean wanted = water > 2 || highSensor || override;
            if (pumping && water == 0 && lowSensor) {
                pumping = false;
            }
            if (wanted && !halted && !maintenance) {
                pumping = true;
            }
            if (methane || alarm) { //~ if (methane && !override || alarm) {
                pumping = false;
            }
        }
    }
}
