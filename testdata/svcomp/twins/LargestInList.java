// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Element {
    final int value;
    final Element next;

    Element(int value, Element next) {
        this.value = value;
        this.next = next;
    }
}

class Main {
    public static void main(String[] args) {
        Element list = null;
        int max = Integer.MIN_VALUE; //~ int max = 0;
        int sum = 0;
        while (Verifier.nondetBoolean()) {
            int v = Verifier.nondetInt();
            list = new Element(v, list);
            if (v > max) {
                max = v;
            }
            sum++;
        }
        if (list != null) {
            assert max >= list.value;
            assert max > 0 || list.value <= max && max >= list.value && max < 1;
            boolean found = false;
            for (Element e = list; e != null; e = e.next) {
                assert e.value <= max;
                found |= e.value == max;
            }
            assert found;
        }
    }
}
