// verdict: SAFE
// twin: WheelsOddCart
// about: Every cart has four wheels, so the number of wheels is divisible by four, also after it has wrapped around.
// run: values=true,true,false

import java.util.Random;

public class WheelsSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int wheels = 0;
        while (random.nextBoolean()) {
            wheels += 4;
        }
        assert wheels % 4 == 0;
    }
}
