// verdict: UNSAFE
// twin: PumpStateSafe
// about: A pump is a state machine over an enum with a field; it must not run without water.
// about: The pump stays on when the water falls.
// run: values=2,true,false

import java.util.Random;

public class PumpRunsDry {
    enum State {
        OFF(false), ON(true);

        final boolean running;

        State(boolean running) {
            this.running = running;
        }
    }

    private State state = State.OFF;
    private int level;

    void rain() {
        if (level < 3) {
            level++;
        }
    }

    void step() {
        switch (state) {
            case OFF -> {
                if (level >= 1) {
                    state = State.ON;
                }
            }
            case ON -> {
                level--;
                if (level < 0) {
                    state = State.OFF;
                }
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        PumpRunsDry pump = new PumpRunsDry();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                pump.rain();
            }
            pump.step();
            assert !pump.state.running || pump.level > 0; // expect: violated assert
        }
    }
}
