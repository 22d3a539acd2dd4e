// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Panel {
    static final int OFF = 0, ARMING = 1, ARMED = 2, ALARM = 3;
    boolean fire, delay, silent, siren, remote, battery, tamper, chime, stay, duress;
    int state = OFF;
    int wrongCodes;
    int wait;
    boolean sounding;

    void code(int code) {
        if (code == 1234) {
            state = state == OFF ? ARMING : OFF;
            wait = delay ? 3 : 0;
            wrongCodes = 0;
            sounding = false;
        } else {
            wrongCodes++;
            if (tamper && wrongCodes >= 3) {
                alarm();
            }
        }
    }

    private void alarm() {
        state = ALARM;
        if (siren && !silent) {
            sounding = true;
        }
    }

    void door() {
        if (state == ARMED) {
            alarm();
        }
    }

    void time() {
        if (state == ARMING) {
            if (wait > 0) {
                wait--;
            } else {
                state = ARMED;
            }
        }
        if (state == ALARM && battery && wrongCodes > 10) {
            sounding = false;
        }
    }

    void smoke() {
        if (fire) {
            alarm(); //~ sounding = siren;
        }
    }

    void remoteOff() {
        if (remote && state == ALARM) {
            state = OFF;
            sounding = false;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Panel p = new Panel();
        p.fire = Verifier.nondetBoolean();
        p.delay = Verifier.nondetBoolean();
        p.silent = Verifier.nondetBoolean();
        p.siren = Verifier.nondetBoolean();
        p.remote = Verifier.nondetBoolean();
        p.battery = Verifier.nondetBoolean();
        p.tamper = Verifier.nondetBoolean();
        p.chime = Verifier.nondetBoolean();
        p.stay = Verifier.nondetBoolean();
        p.duress = Verifier.nondetBoolean();
        while (Verifier.nondetBoolean()) {
            int event = Verifier.nondetInt();
            switch (event) {
                case 0: p.code(Verifier.nondetInt()); break;
                case 1: p.door(); break;
                case 2: p.smoke(); break;
                case 3: p.remoteOff(); break;
                default: p.time();
            }
            assert !p.sounding || p.state == Panel.ALARM && p.siren;
            assert p.wait >= 0 && p.wait <= 3;
        }
    }
}
