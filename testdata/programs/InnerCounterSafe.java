// verdict: SAFE
// twin: InnerCounterOvershoot
// about: Objects of an inner class count in their outer object.
// run: values=4,true,true,false,true

import java.util.Random;

public class InnerCounterSafe {
    private int total;
    private final int limit;

    InnerCounterSafe(int limit) {
        this.limit = limit;
    }

    class Step {
        private final int width;

        Step(int width) {
            this.width = width;
        }

        void take() {
            if (total + width <= limit) {
                total += width;
            }
        }
    }

    public static void main(String[] args) {
        InnerCounterSafe walk = new InnerCounterSafe(5);
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
        assert walk.total <= 5;
    }
}
