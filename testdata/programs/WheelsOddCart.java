// verdict: UNSAFE
// twin: WheelsSafe
// about: Every cart has four wheels, so the number of wheels is divisible by four, also after it has wrapped around.
// about: Some cart has three.
// run: values=true,8,false

import java.util.Random;

public class WheelsOddCart {
    public static void main(String[] args) {
        Random random = new Random();
        int wheels = 0;
        while (random.nextBoolean()) {
            wheels += random.nextInt(9) == 8 ? 3 : 4;
        }
        assert wheels % 4 == 0; // expect: violated assert
    }
}
