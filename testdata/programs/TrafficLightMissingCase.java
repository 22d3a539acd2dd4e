// verdict: UNSAFE
// twin: TrafficLightSafe
// about: A traffic light as an enum; a switch finds the next colour.
// about: One colour is forgotten, so the light goes out.
// run: values=3

import java.util.Random;

public class TrafficLightMissingCase {
    enum Light { RED, GREEN, AMBER }

    static Light next(Light light) {
        switch (light) {
            case RED:
                return Light.GREEN;
            case GREEN:
                return Light.AMBER;
            default:
                return null;
        }
    }

    public static void main(String[] args) {
        Light light = Light.RED;
        int n = new Random().nextInt(10);
        for (int i = 0; i < n; i++) {
            light = next(light);
            assert light != null; // expect: violated assert
        }
    }
}
