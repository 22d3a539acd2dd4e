// verdict: UNSAFE
// twin: StockSafe
// about: Goods that never came in are looked up all the same.
// run: lines=out pear 1

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class StockUnknownItem {
    private static final int CAPACITY = 1000;

    private final Map<String, Integer> stock = new HashMap<>();
    private int total;

    boolean in(String item, int count) {
        if (count <= 0 || total + count > CAPACITY) {
            return false;
        }
        stock.put(item, stock.getOrDefault(item, 0) + count);
        total += count;
        return true;
    }

    boolean out(String item, int count) {
        int there = stock.get(item); // expect: violated null-dereference
        if (count <= 0 || count > there) {
            return false;
        }
        if (count == there) {
            stock.remove(item);
        } else {
            stock.put(item, there - count);
        }
        total -= count;
        return true;
    }

    void show() {
        for (Map.Entry<String, Integer> e : stock.entrySet()) {
            System.out.println(e.getKey() + ": " + e.getValue());
        }
        System.out.println(total + " of " + CAPACITY);
    }

    int total() {
        return total;
    }

    /** What is counted one by one. */
    int counted() {
        int sum = 0;
        for (int n : stock.values()) {
            sum += n;
        }
        return sum;
    }

    private static int count(Scanner words) {
        if (words.hasNextInt()) {
            int n = words.nextInt();
            return n > CAPACITY ? -1 : n;
        }
        if (words.hasNext()) {
            words.next();
        }
        return -1;
    }

    public static void main(String[] args) {
        Scanner words = new Scanner(System.in);
        StockUnknownItem room = new StockUnknownItem();
        while (words.hasNext()) {
            String command = words.next();
            if (command.equals("quit")) {
                break;
            }
            if (command.equals("show")) {
                room.show();
                continue;
            }
            if (!command.equals("in") && !command.equals("out")) {
                System.out.println("in, out, show or quit");
                continue;
            }
            if (!words.hasNext()) {
                break;
            }
            String item = words.next();
            int count = count(words);
            boolean ok = command.equals("in") ? room.in(item, count) : room.out(item, count);
            System.out.println(ok ? "ok" : "not possible");
            assert room.total() >= 0 && room.total() <= CAPACITY;
        }
        assert room.counted() == room.total();
    }
}
