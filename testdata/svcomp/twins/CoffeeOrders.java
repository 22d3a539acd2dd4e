// breaks: assert
import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

class Coffee {
    static boolean milk, sugar, cocoa, tea, cup, ring, cancel, refill, clean, discount;
    int cups = 3;
    int water = 5;
    final Deque<Integer> orders = new ArrayDeque<>();

    void order(int kind) {
        if (kind == 1 && !milk || kind == 2 && !cocoa || kind == 3 && !tea) {
            return;
        }
        if (kind < 0 || kind > 3 || orders.size() >= 4) {
            return;
        }
        orders.add(kind);
    }

    void brew() {
        if (orders.isEmpty() || water == 0 || cups == 0) { //~ if (orders.isEmpty() || water == 0 || !cup && cups == 0) {
            return;
        }
        int kind = orders.poll();
        water--;
        cups--;
        assert kind != 3 || tea;
    }

    void service() {
        if (refill) {
            water = 5;
            cups = 3;
        }
        if (clean) {
            orders.clear();
        }
    }
}

class Main {
    public static void main(String[] args) {
        Coffee.milk = Verifier.nondetBoolean();
        Coffee.sugar = Verifier.nondetBoolean();
        Coffee.cocoa = Verifier.nondetBoolean();
        Coffee.tea = Verifier.nondetBoolean();
        Coffee.cup = Verifier.nondetBoolean();
        Coffee.ring = Verifier.nondetBoolean();
        Coffee.cancel = Verifier.nondetBoolean();
        Coffee.refill = Verifier.nondetBoolean();
        Coffee.clean = Verifier.nondetBoolean();
        Coffee.discount = Verifier.nondetBoolean();
        Coffee c = new Coffee();
        while (Verifier.nondetBoolean()) {
            if (Verifier.nondetBoolean()) {
                c.order(Verifier.nondetInt());
            } else if (Verifier.nondetBoolean()) {
                c.brew();
            } else {
                c.service();
            }
            assert c.cups >= 0 && c.water >= 0;
        }
    }
}
