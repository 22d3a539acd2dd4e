// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Link {
    int value;
    Link next;

    Link(int value, Link next) {
        this.value = value;
        this.next = next;
    }
}

class Main {
    static Link descend() {
        Link list = null;
        int value = 1000;
        while (Verifier.nondetBoolean()) {
            int step = Verifier.nondetInt();
            if (step < 0 || step > 50) {
                break;
            }
            value -= step;
            if (value < 0) {
                break;
            }
            list = new Link(value, list);
        }
        return list;
    }

    static Link merge(Link a, Link b) {
        if (a == null) {
            return b;
        }
        if (b == null) {
            return a;
        }
        if (a.value <= b.value) { //~ if (a.value >= b.value) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    public static void main(String[] args) {
        Link m = merge(descend(), descend());
        while (m != null && m.next != null) {
            assert m.value <= m.next.value;
            m = m.next;
        }
    }
}
