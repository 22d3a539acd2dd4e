// verdict: UNSAFE
// twin: TrafficLightSafe
// about: After a fault the next colour is green at once.
// run: args=fault,next

public class TrafficLightFault {
    enum Light { RED, GREEN, YELLOW, BLINKING }

    static Light after(Light light, String command) {
        switch (command) {
            case "next":
                switch (light) {
                    case RED:
                        return Light.GREEN;
                    case GREEN:
                        return Light.YELLOW;
                    case YELLOW:
                        return Light.RED;
                    default:
                        return Light.GREEN;
                }
            case "fault":
                return Light.BLINKING;
            case "reset":
                return Light.RED;
            default:
                return light;
        }
    }

    public static void main(String[] args) {
        Light light = Light.RED;
        for (int i = 0; i < args.length && i < 4; i++) {
            Light before = light;
            light = after(light, args[i]);
            assert light != Light.GREEN || before == Light.RED || before == Light.GREEN; // expect: violated assert
        }
    }
}
