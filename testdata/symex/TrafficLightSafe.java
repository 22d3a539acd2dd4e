// verdict: SAFE
// twin: TrafficLightFault
// about: A traffic light goes from red to green and back over yellow; a fault makes it blink until it is reset.
// run: args=next,fault,reset,next

public class TrafficLightSafe {
    enum Light { RED, GREEN, YELLOW, BLINKING }

    static Light after(Light light, String command) {
        switch (command) {
            case "next":
                switch (light) {
                    case RED:
                        return Light.GREEN;
                    case GREEN:
                        return Light.YELLOW;
                    case BLINKING:
                        return Light.BLINKING;
                    default:
                        return Light.RED;
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
            assert light != Light.GREEN || before == Light.RED || before == Light.GREEN;
        }
    }
}
