// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

interface Step {
    Step next(Machine m);
}

class Idle implements Step {
    public Step next(Machine m) {
        if (m.door && m.childLock) {
            return this;
        }
        if (!m.door && m.start) {
            m.locked = true;
            return m.prewash ? new Fill(true) : new Fill(false);
        }
        return this;
    }
}

class Fill implements Step {
    private final boolean pre;

    Fill(boolean pre) {
        this.pre = pre;
    }

    public Step next(Machine m) {
        m.level += m.eco ? 1 : 2;
        if (m.level >= 6) {
            return new Wash(pre ? 2 : 1);
        }
        return this;
    }
}

class Wash implements Step {
    private final int rounds;

    Wash(int rounds) {
        this.rounds = rounds;
    }

    public Step next(Machine m) {
        assert m.level > 0;
        if (rounds > 1) {
            return new Wash(rounds - 1);
        }
        return new Drain();
    }
}

class Drain implements Step {
    public Step next(Machine m) {
        if (m.level > 0) {
            m.level -= m.fastPump ? 2 : 1;
            return this;
        }
        if (m.spin) {
            return new Spin();
        }
        m.locked = false;
        return new Idle();
    }
}

class Spin implements Step {
    public Step next(Machine m) {
        assert m.locked;
        assert m.level <= 0;
        m.locked = false;
        return new Idle();
    }
}

class Machine {
    boolean childLock, prewash, eco, fastPump, spin, steam, delay, beep, quick, rinseHold;
    boolean door, start, locked;
    int level;
    Step step = new Idle();

    void tick() {
        step = step.next(this);
    }

    void openDoor() {
        if (!locked) {
            door = !door;
        }
    }

    void drainByHand() {
        if (step instanceof Idle) { //~ if (!(step instanceof Drain)) {
            level = 0;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Machine m = new Machine();
        m.childLock = Verifier.nondetBoolean();
        m.prewash = Verifier.nondetBoolean();
        m.eco = Verifier.nondetBoolean();
        m.fastPump = Verifier.nondetBoolean();
        m.spin = Verifier.nondetBoolean();
        m.steam = Verifier.nondetBoolean();
        m.delay = Verifier.nondetBoolean();
        m.beep = Verifier.nondetBoolean();
        m.quick = Verifier.nondetBoolean();
        m.rinseHold = Verifier.nondetBoolean();
        while (Verifier.nondetBoolean()) {
            m.start = Verifier.nondetBoolean();
            if (Verifier.nondetBoolean()) {
                m.openDoor();
            }
            if (Verifier.nondetBoolean()) {
                m.drainByHand();
            }
            m.tick();
            assert m.level <= 7;
        }
    }
}
