// breaks: runtime
// Data goes through containers and back: a vector, a linked list, a map, an array.
import java.util.HashMap;
import java.util.LinkedList;
import java.util.Vector;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int data = Verifier.nondetInt();
        Vector<Integer> v = new Vector<Integer>(5);
        v.add(0, data);
        v.add(1, data);
        LinkedList<Integer> l = new LinkedList<Integer>();
        l.add(0, v.remove(1));
        HashMap<Integer, Integer> m = new HashMap<Integer, Integer>();
        m.put(0, l.get(0));
        m.put(2, m.get(0));
        Object[] arr = {m.get(2)};
        int copy = (Integer) arr[0];
        if (copy != 0) { //~ if (data != 1) {
            System.out.println("100%" + copy + " = " + (100 % copy) + "\n");
        }
    }
}
