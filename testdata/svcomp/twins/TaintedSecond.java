// breaks: assert
import java.util.Iterator;
import java.util.LinkedList;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>();
        list.addLast("clean");
        list.addLast(Verifier.nondetString());
        list.addFirst("first");
        Iterator<String> it = list.iterator();
        it.next();
        String shown = it.next();
        shown = shown.concat("!"); //~ shown = it.next().concat("!");
        assert shown.equals("clean!");
    }
}
