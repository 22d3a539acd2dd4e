// breaks: runtime
// A lift with floors and a queue of calls.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Lift lift = new Lift(4);
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (Verifier.nondetBoolean()) {
                lift.up();
            } else {
                lift.down();
            }
            lift.stops[lift.floor]++;
        }
        assert lift.floor >= 0;
    }
    static class Lift {
        final int[] stops;
        int floor;
        Lift(int floors) { stops = new int[floors]; }
        void up() { if (floor < stops.length - 1) { floor++; } } //~ void up() { if (floor < stops.length) { floor++; } }
        void down() { if (floor > 0) { floor--; } }
    }
}
