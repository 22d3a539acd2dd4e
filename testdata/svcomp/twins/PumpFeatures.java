// breaks: assert
// A pump with features as classes, one above the other.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Level { LOW, NORMAL, HIGH }

    static class Environment {
        Level water = Level.NORMAL;
        boolean methane;
        void rise() { water = water == Level.LOW ? Level.NORMAL : Level.HIGH; }
        void sink() { water = water == Level.HIGH ? Level.NORMAL : Level.LOW; }
    }

    static class Pump {
        final Environment env;
        boolean running;
        boolean active = true;
        Pump(Environment env) { this.env = env; }
        void step() {
            if (running) env.sink();
            if (active) process();
        }
        void process() { }
    }

    static class HighSensor extends Pump {
        HighSensor(Environment env) { super(env); }
        void process() {
            if (!running && env.water == Level.HIGH) running = true;
            else super.process();
        }
    }

    static class MethaneAlarm extends HighSensor {
        MethaneAlarm(Environment env) { super(env); }
        void process() {
            if (running && env.methane) running = false;
            else if (!env.methane) super.process(); //~ else super.process();
        }
    }

    public static void main(String[] args) {
        Environment env = new Environment();
        Pump p = new MethaneAlarm(env);
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (Verifier.nondetBoolean()) env.rise();
            if (Verifier.nondetBoolean()) env.methane = !env.methane;
            if (Verifier.nondetBoolean()) p.active = true;
            p.step();
            assert !(p.running && env.methane);
        }
    }
}
