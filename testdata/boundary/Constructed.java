import java.text.DecimalFormat;
import java.util.GregorianCalendar;
import java.util.TimerTask;

// Each method is verified as an entry of its own. The comment behind it says which verdict would be wrong: a constructor of
// the JDK calls a method that a class of the program overrides, before the fields of that class are set.
class Constructed {
    static class Clock extends GregorianCalendar {
        Object zone = new Object();

        Clock() {
            super(2020, 1, 1);
        }

        public void set(int field, int value) {
            zone.hashCode();
            super.set(field, value);
        }
    }

    static class Money extends DecimalFormat {
        String unit = "x";

        Money() {
            super("0.00");
        }

        public void setMaximumFractionDigits(int n) {
            super.setMaximumFractionDigits(n + unit.length());
        }
    }

    static class Tick extends TimerTask {
        int n = 1;

        public void run() {
            n = 0;
        }
    }

    static void clock() { new Clock(); } // not SAFE
    static void money() { new Money(); } // not SAFE
    static void tick() { Tick t = new Tick(); assert t.n == 1; } // not UNSAFE
}
