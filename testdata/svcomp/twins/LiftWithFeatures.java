// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Person {
    final int weight;
    final int destination;

    Person(int weight, int destination) {
        this.weight = weight;
        this.destination = destination;
    }
}

class Lift {
    static boolean empty, overloaded, executive, express, parking, nightMode, vip, doorTimer, doubleStop, quiet;
    static final int TOP = 4;
    static final int MAX_WEIGHT = 100;

    int floor;
    boolean up = true;
    boolean doorsOpen;
    boolean blocked;
    final boolean[] buttons = new boolean[TOP + 1];
    int weight;

    void enter(Person p) {
        weight += p.weight;
        buttons[p.destination] = true;
    }

    void leaveAll() {
        weight = 0;
        if (empty) {
            for (int i = 0; i <= TOP; i++) {
                buttons[i] = false;
            }
        }
    }

    boolean stopHere() {
        if (executive && floor != TOP && buttons[TOP]) {
            return false;
        }
        return buttons[floor];
    }

    void step() {
        if (stopHere()) {
            doorsOpen = true;
            buttons[floor] = false;
            leaveAll();
            return;
        }
        if (overloaded && weight > MAX_WEIGHT) {
            blocked = true;
            return;
        }
        blocked = false;
        doorsOpen = false;
        if (up && floor == TOP) {
            up = false;
        } else if (!up && floor == 0) {
            up = true;
        }
        floor += up ? 1 : -1; //~ floor += up || express ? 1 : -1;
        if (express && buttons[floor]) {
            doorsOpen = true;
        }
        assert !blocked;
    }
}

class Main {
    public static void main(String[] args) {
        Lift.empty = Verifier.nondetBoolean();
        Lift.overloaded = Verifier.nondetBoolean();
        Lift.executive = Verifier.nondetBoolean();
        Lift.express = Verifier.nondetBoolean();
        Lift.parking = Verifier.nondetBoolean();
        Lift.nightMode = Verifier.nondetBoolean();
        Lift.vip = Verifier.nondetBoolean();
        Lift.doorTimer = Verifier.nondetBoolean();
        Lift.doubleStop = Verifier.nondetBoolean();
        Lift.quiet = Verifier.nondetBoolean();
        Lift lift = new Lift();
        int rounds = Verifier.nondetInt();
        for (int i = 0; i < rounds; i++) {
            if (Verifier.nondetBoolean()) {
                int d = Verifier.nondetInt();
                if (d >= 0 && d <= Lift.TOP) {
                    lift.enter(new Person(60, d));
                }
            }
            lift.step();
            assert lift.floor >= 0 && lift.floor <= Lift.TOP;
        }
    }
}
