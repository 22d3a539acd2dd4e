// about: Subscribers are told of news while others subscribe.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

public class Subscribers {
    interface Subscriber {
        void news(String text);
    }

    private final List<Subscriber> all = new CopyOnWriteArrayList<>(); // only: safe
    private final List<Subscriber> all = new ArrayList<>(); // only: broken

    void subscribe(Subscriber s) {
        synchronized (this) {
            all.add(s);
        }
    }

    void publish(String text) {
        for (Subscriber s : all) {
            s.news(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Subscribers subs = new Subscribers();
        AtomicInteger told = new AtomicInteger();
        subs.subscribe(text -> told.incrementAndGet());
        subs.subscribe(text -> told.addAndGet(text.length()));
        Thread late = new Thread(() -> subs.subscribe(text -> told.addAndGet(100)), "late");
        late.start();
        subs.publish("rain");
        late.join();
        int n = told.get();
        assert n == 5 || n == 105;
    }
}
