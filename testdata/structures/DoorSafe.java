// verdict: SAFE
// twin: DoorOpenedLocked
// about: A door as a state machine: it is locked only when closed, and opened only when unlocked.
// run: values=6,0,1,2,0,3,0

import java.util.Random;

public class DoorSafe {
    enum State { OPEN, CLOSED, LOCKED }

    enum Action { OPEN, CLOSE, LOCK, UNLOCK }

    private State state = State.CLOSED;
    private boolean bolt;

    void act(Action action) {
        switch (action) {
            case OPEN:
                if (state == State.CLOSED) {
                    state = State.OPEN;
                }
                break;
            case CLOSE:
                if (state == State.OPEN) {
                    state = State.CLOSED;
                }
                break;
            case LOCK:
                if (state == State.CLOSED) {
                    state = State.LOCKED;
                    bolt = true;
                }
                break;
            case UNLOCK:
                if (state == State.LOCKED) {
                    state = State.CLOSED;
                    bolt = false;
                }
                break;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        DoorSafe door = new DoorSafe();
        Action[] actions = Action.values();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            door.act(actions[random.nextInt(actions.length)]);
            assert door.state != State.OPEN || !door.bolt;
            assert door.bolt == (door.state == State.LOCKED);
        }
    }
}
