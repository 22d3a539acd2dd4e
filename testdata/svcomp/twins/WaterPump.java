// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Features {
    static boolean highSensor, lowSensor, methaneAlarm, methaneQuery, startCommand, stopCommand, overheat, maintenance, log, manual;
}

class Environment {
    private int water = 1;
    private boolean methane;

    void waterRises() {
        if (water < 2) {
            water++;
        }
    }

    void pumped() {
        if (water > 0) {
            water--;
        }
    }

    void toggleMethane() {
        methane = !methane;
    }

    boolean isMethane() {
        return methane;
    }

    int water() {
        return water;
    }
}

class Pump {
    private final Environment env;
    private boolean running;
    private boolean active = true;
    private int heat;
    private int events;

    Pump(Environment env) {
        this.env = env;
    }

    void tick() {
        if (running) {
            env.pumped();
            heat++;
        } else if (heat > 0) {
            heat--;
        }
        if (active && !Features.maintenance) {
            process();
        }
        if (Features.log) {
            events++;
        }
    }

    private void process() {
        if (running) {
            if (Features.methaneAlarm && env.isMethane()) {
                running = false;
            }
            if (Features.lowSensor && env.water() == 0) {
                running = false;
            }
            if (Features.overheat && heat > 3) {
                running = false;
            }
        } else if (Features.highSensor && env.water() == 2) {
            start();
        }
    }

    private void start() {
        if (Features.methaneAlarm && env.isMethane()) { //~ if (Features.methaneQuery && env.isMethane()) {
            return;
        }
        running = true;
    }

    void stopSystem() {
        if (Features.stopCommand) {
            running = false;
            active = false;
        }
    }

    void startSystem() {
        if (Features.startCommand) {
            active = true;
        }
    }

    void check() {
        if (Features.methaneAlarm && !Features.maintenance && active && env.isMethane()) {
            assert !running;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Features.highSensor = Verifier.nondetBoolean();
        Features.lowSensor = Verifier.nondetBoolean();
        Features.methaneAlarm = Verifier.nondetBoolean();
        Features.methaneQuery = Verifier.nondetBoolean();
        Features.startCommand = Verifier.nondetBoolean();
        Features.stopCommand = Verifier.nondetBoolean();
        Features.overheat = Verifier.nondetBoolean();
        Features.maintenance = Verifier.nondetBoolean();
        Features.log = Verifier.nondetBoolean();
        Features.manual = Verifier.nondetBoolean();
        Environment env = new Environment();
        Pump pump = new Pump(env);
        while (Verifier.nondetBoolean()) {
            if (Verifier.nondetBoolean()) {
                env.waterRises();
            }
            if (Verifier.nondetBoolean()) {
                env.toggleMethane();
            }
            if (Verifier.nondetBoolean()) {
                pump.stopSystem();
            } else if (Verifier.nondetBoolean()) {
                pump.startSystem();
            }
            pump.tick();
            pump.check();
        }
    }
}
