// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Ring {
    int id;
    Ring next;
}

class Main {
    static Ring make(int n) {
        Ring first = new Ring();
        Ring last = first;
        for (int i = 1; i < n; i++) {
            Ring r = new Ring();
            r.id = i;
            last.next = r;
            last = r;
        }
        last.next = first; //~ first.next = last;
        return first;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int steps = Verifier.nondetInt();
        Ring r = make(n);
        for (int i = 0; i < steps; i++) {
            r = r.next;
        }
        assert r.id >= 0;
    }
}
