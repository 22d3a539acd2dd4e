// about: Threads put into a map of their own, or into one for threads.

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class SharedMap {
    public static void main(String[] args) throws InterruptedException {
        Map<Integer, Integer> squares = new ConcurrentHashMap<>(); // only: safe
        Map<Integer, Integer> squares = new HashMap<>(); // only: broken
        Thread even = new Thread(() -> {
            for (int i = 0; i < 6; i += 2) {
                squares.put(i, i * i);
            }
        });
        even.start();
        for (int i = 1; i < 6; i += 2) {
            squares.put(i, i * i);
        }
        even.join();
        assert squares.size() == 6;
    }
}
