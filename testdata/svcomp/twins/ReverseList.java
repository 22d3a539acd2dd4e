// breaks: assert
// A linked list is reversed in place.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Cell head = null;
        for (int i = 0; i < 4; i++) {
            Cell c = new Cell();
            c.value = i;
            c.next = head;
            head = c;
        }
        Cell back = null;
        while (head != null) {
            Cell next = head.next;
            head.next = back;
            back = head;
            head = next;
        }
        int at = Verifier.nondetInt();
        Verifier.assume(at >= 0 && at < 4);
        Cell c = back;
        for (int i = 0; i < at; i++) {
            c = c.next;
        }
        assert c.value == at; //~ assert c.value == 3 - at || at < 2;
    }
    static class Cell {
        int value;
        Cell next;
    }
}
