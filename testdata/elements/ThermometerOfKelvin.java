// verdict: UNSAFE
// twin: ThermometerSafe
// about: Temperatures in Celsius become a place on a scale of forty lines.
// about: The clamp is missing below.
// run: values=0.99,0.01

import java.util.Random;

public class ThermometerOfKelvin {
    private static final int LINES = 40;

    static double measure(Random random) {
        return random.nextDouble() * 80 - 30;
    }

    static int line(double celsius) {
        double clamped = Math.min(30.0, celsius);
        double share = (clamped + 10) / 40;
        return (int) Math.floor(share * (LINES - 1));
    }

    public static void main(String[] args) {
        Random random = new Random();
        char[] scale = new char[LINES];
        for (int i = 0; i < LINES; i++) {
            scale[i] = '.';
        }
        for (int i = 0; i < 10; i++) {
            double t = measure(random);
            scale[line(t)] = '#'; // expect: violated array-index
        }
        System.out.println(new String(scale));
    }
}
