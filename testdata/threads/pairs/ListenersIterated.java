// about: A list is not changed while another thread iterates over it.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ListenersIterated {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>(); // only: safe
    private final List<Runnable> listeners = new ArrayList<>(); // only: broken

    void fire() {
        for (Runnable r : listeners) {
            r.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ListenersIterated source = new ListenersIterated();
        source.listeners.add(() -> { });
        source.listeners.add(() -> { });
        Thread joins = new Thread(() -> source.listeners.add(() -> { }));
        joins.start();
        source.fire();
        joins.join();
    }
}
