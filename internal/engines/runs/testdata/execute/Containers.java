import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Containers of old and those for threads. */
public class Containers {
    static void old() {
        Hashtable<String, Integer> h = new Hashtable<>();
        for (int i = 0; i < 20; i++) {
            h.put("k" + i, i);
        }
        System.out.println(h + " " + h.size() + h.contains(3) + h.remove("k3") + h.get("k3"));
        int sum = 0;
        for (Enumeration<Integer> e = h.elements(); e.hasMoreElements();) {
            sum += e.nextElement();
        }
        System.out.println(sum);
        try {
            h.put("x", null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Properties p = new Properties();
        p.setProperty("a", "1");
        p.setProperty("b", "2");
        System.out.println(p.getProperty("a") + p.getProperty("c", "d") + new TreeSet<>(p.stringPropertyNames()));
        IdentityHashMap<Object, String> m = new IdentityHashMap<>();
        String s = new String("same");
        m.put(s, "x");
        m.put(new String("same"), "y");
        System.out.println(m.size() + m.get(s) + m.get("same") + m.containsValue("y"));
        System.out.println(UUID.fromString("01234567-89ab-cdef-0123-456789abcdef") + " " + new UUID(1, 2).hashCode() + " " + UUID.nameUUIDFromBytes(new byte[] {1}));
        try {
            UUID.fromString("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Vector<Integer> v = new Vector<>(List.of(3, 1, 2));
        System.out.println(v + " " + v.firstElement());
        Scanner in = new Scanner("12 abc 3.5\nline two\n");
        System.out.println(in.nextInt() + in.next() + in.hasNextInt() + in.nextLine() + "|" + in.nextLine() + in.hasNext());
        BitSet bits = new BitSet();
        bits.set(3, 6);
        System.out.println(bits + " " + Objects.hash(1, 2, 3));
    }

    static void threads() throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 40; i++) {
            m.merge("k" + i % 30, i, Integer::sum);
        }
        System.out.println(m + " " + m.size());
        System.out.println(m.putIfAbsent("k1", 0) + " " + m.computeIfAbsent("new", String::length) + m.remove("k2") + m.getOrDefault("k2", -1) + m.replace("k3", 9) + m.containsKey("k3"));
        ConcurrentLinkedQueue<Integer> none = null;
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : c) {
            c.add(x * 10);
        }
        System.out.println(c + " " + none);
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isHeldByCurrentThread() + l.tryLock());
        l.unlock();
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount());
        rw.readLock().unlock();
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        latch.await();
        Semaphore s = new Semaphore(2);
        System.out.println(s.tryAcquire() + " " + s.availablePermits() + " " + latch.getCount() + TimeUnit.SECONDS.toMillis(3) + TimeUnit.NANOSECONDS.convert(2, TimeUnit.MICROSECONDS));
    }

    public static void main(String[] args) throws Exception {
        old();
        threads();
    }
}
