// verdict: UNSAFE
// twin: ObserversSafe
// about: A thermometer tells its observers each change; some places for observers are empty.
// about: An empty place is told, too.
// run: values=true,false,1,60

import java.util.Random;

public class ObserversUnsubscribed {
    interface Observer {
        void changed(int from, int to);
    }

    static class Display implements Observer {
        int shown;

        public void changed(int from, int to) {
            shown = to;
        }
    }

    static class Alarm implements Observer {
        int rises;

        public void changed(int from, int to) {
            assert from != to;
            if (to > from && to > 50) {
                rises++;
            }
        }
    }

    static class Thermometer {
        private final Observer[] observers = new Observer[3];
        private int degrees;

        void set(int value) {
            if (value == degrees) {
                return;
            }
            int before = degrees;
            degrees = value;
            for (Observer o : observers) {
                o.changed(before, value); // expect: violated null-dereference
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Thermometer thermometer = new Thermometer();
        Display display = new Display();
        if (random.nextBoolean()) {
            thermometer.observers[0] = display;
        }
        thermometer.observers[1] = new Alarm();
        if (random.nextBoolean()) {
            thermometer.observers[2] = new Alarm();
        }
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            thermometer.set(random.nextInt(100) - 40);
            assert -40 <= display.shown && display.shown < 60;
        }
    }
}
