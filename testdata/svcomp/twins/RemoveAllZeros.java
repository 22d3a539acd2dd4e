// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Item {
    int value;
    Item next;

    Item(int value, Item next) {
        this.value = value;
        this.next = next;
    }
}

class Main {
    public static void main(String[] args) {
        Item list = null;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            list = new Item(Verifier.nondetInt(), list);
        }
        Item dummy = new Item(1, list);
        Item at = dummy;
        while (at.next != null) {
            if (at.next.value == 0) {
                at.next = at.next.next;
                continue; //~ if (at.next == null) break;
            }
            at = at.next;
        }
        for (Item i = dummy.next; i != null; i = i.next) {
            assert i.value != 0;
        }
    }
}
