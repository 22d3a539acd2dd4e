// verdict: SAFE
// twin: TrafficLightMissingCase
// about: A traffic light as an enum; a switch finds the next colour.
// run: values=7

import java.util.Random;

public class TrafficLightSafe {
    enum Light { RED, GREEN, AMBER }

    static Light next(Light light) {
        switch (light) {
            case RED:
                return Light.GREEN;
            case GREEN:
                return Light.AMBER;
            case AMBER:
                return Light.RED;
            default:
                return null;
        }
    }

    public static void main(String[] args) {
        Light light = Light.RED;
        int n = new Random().nextInt(10);
        for (int i = 0; i < n; i++) {
            light = next(light);
            assert light != null;
        }
    }
}
