// verdict: SAFE
// twin: ThermostatBoost
// about: A thermostat keeps the wanted temperature between two bounds in each mode.
// run: lines=set 20|mode boost|up|tick

import java.util.EnumMap;
import java.util.Map;
import java.util.Scanner;

/** A thermostat with four modes. */
public class ThermostatSafe {
    enum Mode { OFF, ECO, NORMAL, BOOST }

    private static final int LEAST = 5;
    private static final int MOST = 30;

    private Mode mode = Mode.NORMAL;
    private int wanted = 20;
    private int actual = 15;
    private final Map<Mode, Integer> used = new EnumMap<>(Mode.class);

    private int clamp(int t) {
        return Math.max(LEAST, Math.min(MOST, t));
    }

    void change(int by) {
        switch (mode) {
            case OFF:
                break;
            case ECO:
                wanted = Math.min(clamp(wanted + by), 21);
                break;
            case NORMAL:
                wanted = clamp(wanted + by);
                break;
            case BOOST:
                wanted = clamp(wanted + 2 * by);
                break;
        }
    }

    boolean set(String text) {
        try {
            int t = Integer.parseInt(text);
            if (t < LEAST || t > MOST || mode == Mode.OFF) {
                return false;
            }
            wanted = mode == Mode.ECO ? Math.min(t, 21) : t;
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    boolean mode(String text) {
        for (Mode m : Mode.values()) {
            if (m.name().equalsIgnoreCase(text)) {
                mode = m;
                used.put(m, used.getOrDefault(m, 0) + 1);
                if (m == Mode.ECO) {
                    wanted = Math.min(wanted, 21);
                }
                return true;
            }
        }
        return false;
    }

    void tick() {
        if (mode == Mode.OFF) {
            actual = Math.max(actual - 1, LEAST);
        } else if (actual < wanted) {
            actual++;
        } else if (actual > wanted) {
            actual--;
        }
    }

    public static void main(String[] args) {
        ThermostatSafe t = new ThermostatSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            boolean ok = true;
            if (line.startsWith("set ")) {
                ok = t.set(line.substring(4));
            } else if (line.startsWith("mode ")) {
                ok = t.mode(line.substring(5));
            } else if (line.equals("up")) {
                t.change(1);
            } else if (line.equals("down")) {
                t.change(-1);
            } else if (line.equals("tick")) {
                t.tick();
            } else {
                ok = false;
            }
            System.out.println(ok ? t.mode + " " + t.actual + " -> " + t.wanted : "set N, mode M, up, down or tick");
            assert t.wanted >= LEAST && t.wanted <= MOST;
            assert t.mode != Mode.ECO || t.wanted <= 21;
        }
        System.out.println(t.used);
    }
}
