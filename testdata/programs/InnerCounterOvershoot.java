// verdict: UNSAFE
// twin: InnerCounterSafe
// about: Objects of an inner class count in their outer object.
// about: The limit is tested before a step of two.
// run: values=10,true,true,true,true,true,true,true,true,true,true

import java.util.Random;

public class InnerCounterOvershoot {
    private int total;
    private final int limit;

    InnerCounterOvershoot(int limit) {
        this.limit = limit;
    }

    class Step {
        private final int width;

        Step(int width) {
            this.width = width;
        }

        void take() {
            if (total < limit) {
                total += width;
            }
        }
    }

    public static void main(String[] args) {
        InnerCounterOvershoot walk = new InnerCounterOvershoot(5);
        Step two = walk.new Step(2);
        Step one = walk.new Step(1);
        Random random = new Random();
        int n = random.nextInt(30);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                two.take();
            } else {
                one.take();
            }
        }
        assert walk.total <= 5; // expect: violated assert
    }
}
