// breaks: assert
// A machine that sells drinks never owes more than it took.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final int IDLE = 0, PAID = 1, SERVING = 2;
    int state = IDLE;
    int credit;
    int stock = 3;

    void coin(int value) {
        if (state == SERVING || value <= 0 || value > 200) return;
        if (credit + value > 1000) return;
        credit += value;
        if (credit >= 150) state = PAID;
    }

    void choose() {
        if (state != PAID || stock == 0) return; //~ if (state == IDLE || stock == 0) return;
        credit -= 150;
        stock--;
        state = SERVING;
    }

    void taken() {
        if (state != SERVING) return;
        state = credit >= 150 ? PAID : IDLE;
    }

    public static void main(String[] args) {
        Main m = new Main();
        while (Verifier.nondetBoolean()) {
            switch (Verifier.nondetInt()) {
                case 0: m.coin(Verifier.nondetInt()); break;
                case 1: m.choose(); break;
                default: m.taken();
            }
            assert m.credit >= 0 && m.credit <= 1000;
            assert m.stock >= 0;
        }
    }
}
