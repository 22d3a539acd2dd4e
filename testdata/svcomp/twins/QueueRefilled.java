// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Cell {
    final int value;
    Cell next;

    Cell(int value) {
        this.value = value;
    }
}

class Queue {
    private Cell head;
    private Cell tail;

    boolean isEmpty() {
        return head == null;
    }

    void put(int value) {
        Cell c = new Cell(value);
        if (head == null) { //~ if (tail == null) {
            head = c;
        } else {
            tail.next = c;
        }
        tail = c;
    }

    int take() {
        int value = head.value;
        head = head.next;
        return value;
    }
}

class Main {
    public static void main(String[] args) {
        Queue q = new Queue();
        while (Verifier.nondetBoolean()) {
            q.put(Verifier.nondetInt());
            if (Verifier.nondetBoolean() && !q.isEmpty()) {
                q.take();
                q.put(3);
                q.take();
            }
        }
    }
}
