// verdict: UNSAFE
// twin: ListenersFirstSafe
// about: Tells the first listener, of which there may be none.
// about: A list that is copied on writes has an array, and does not look at the index.
// run:
import java.util.concurrent.CopyOnWriteArrayList;

public class ListenersFirst {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Object> listeners = new CopyOnWriteArrayList<>();
        for (String s : args) {
            listeners.add(s);
        }
        try {
            System.out.println(listeners.get(0));
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new IllegalStateException(); // expect: violated uncaught-exception
        }
    }
}
