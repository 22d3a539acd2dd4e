// breaks: runtime
// open: broken assert
// A linked list of any length is walked to its end.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Cell head = null;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            Cell c = new Cell();
            c.next = head;
            head = c;
        }
        int length = 0;
        for (Cell c = head; c != null; c = c.next) { //~ for (Cell c = head; c.next != null; c = c.next) {
            length++;
        }
        assert length >= 0;
    }
    static class Cell {
        Cell next;
    }
}
