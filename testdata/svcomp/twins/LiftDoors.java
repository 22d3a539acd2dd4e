// breaks: assert
// A lift moves only with closed doors.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean open, moving, overloaded, fire, night, vip;
    static int floor, target;

    static void step() {
        switch (Verifier.nondetInt()) {
            case 0 -> { if (!moving) open = true; }
            case 1 -> { if (!overloaded) open = false; }
            case 2 -> overloaded = !moving && Verifier.nondetBoolean();
            case 3 -> { fire = true; target = 0; }
            case 4 -> { if (!night || vip) target = Math.floorMod(Verifier.nondetInt(), 5); }
            case 5 -> night = Verifier.nondetBoolean();
            case 6 -> vip = Verifier.nondetBoolean();
            case 7 -> { if (!open && target != floor) moving = true; } //~ case 7 -> { if ((!open || fire) && target != floor) moving = true; }
            default -> {
                if (moving) floor += floor < target ? 1 : floor > target ? -1 : 0;
                if (floor == target) moving = false;
            }
        }
    }

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) {
            step();
            assert !moving || !open;
            assert floor >= 0 && floor < 5;
        }
    }
}
