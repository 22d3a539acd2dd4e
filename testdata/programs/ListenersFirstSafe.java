// verdict: SAFE
// twin: ListenersFirst
// about: Tells the first listener, if there is one.
// run:
import java.util.concurrent.CopyOnWriteArrayList;

public class ListenersFirstSafe {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Object> listeners = new CopyOnWriteArrayList<>();
        for (String s : args) {
            listeners.add(s);
        }
        try {
            System.out.println(listeners.get(0));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("nobody");
        }
    }
}
