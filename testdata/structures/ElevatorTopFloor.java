// verdict: UNSAFE
// twin: ElevatorSafe
// about: An elevator whose states are enum constants with bodies; the floors count their visits.
// about: It turns round one floor above the top.
// run: values=5

import java.util.Random;

public class ElevatorTopFloor {
    static final int FLOORS = 4;

    enum State {
        UP(1) {
            @Override
            State next(int floor) {
                return floor + 1 < FLOORS ? UP : DOWN;
            }
        },
        DOWN(-1) {
            @Override
            State next(int floor) {
                return floor - 1 > 0 ? DOWN : UP;
            }
        };

        final int step;

        State(int step) {
            this.step = step;
        }

        abstract State next(int floor);
    }

    public static void main(String[] args) {
        int[] visits = new int[FLOORS];
        State state = State.UP;
        int floor = 0;
        int n = new Random().nextInt(50);
        for (int i = 0; i < n; i++) {
            visits[floor]++; // expect: violated array-index
            State next = state.next(floor);
            floor += state.step;
            state = next;
        }
        assert state.ordinal() < State.values().length;
    }
}
