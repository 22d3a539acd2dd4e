import java.util.concurrent.atomic.*;

/** Arrays of atomic variables. */
public class AtomicArrays {
    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("other index");
        } catch (NegativeArraySizeException e) {
            System.out.println("size");
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (ArithmeticException e) {
            System.out.println("divisor");
        }
    }

    public static void main(String[] args) {
        AtomicIntegerArray a = new AtomicIntegerArray(3);
        System.out.println(a + " " + a.length() + new AtomicIntegerArray(0) + new AtomicIntegerArray(new int[] {7}));
        a.set(0, 5);
        a.lazySet(1, -1);
        a.setPlain(2, 8);
        System.out.println(a.get(0) + a.getPlain(1) + a.getOpaque(2) + a.getAcquire(0) + " " + a);
        System.out.println(a.getAndSet(0, 6) + " " + a.compareAndSet(0, 5, 1) + a.compareAndSet(0, 6, 2) + a.compareAndExchange(0, 2, 3) + a.compareAndExchange(0, 2, 4) + a.get(0));
        System.out.println(a.getAndIncrement(0) + " " + a.getAndDecrement(0) + a.getAndAdd(0, 9) + a.incrementAndGet(0) + a.decrementAndGet(0) + a.addAndGet(0, -4) + a);
        a.set(1, Integer.MAX_VALUE);
        System.out.println(a.incrementAndGet(1) + " " + a.getAndDecrement(1) + " " + a.addAndGet(1, 1));
        System.out.println(a.getAndUpdate(2, x -> x * 2) + " " + a.updateAndGet(2, x -> x + 1) + " " + a.getAndAccumulate(2, 3, (x, y) -> x - y) + " " + a.accumulateAndGet(2, 5, Math::max) + a);
        System.out.println(a.updateAndGet(0, x -> x < 20 ? a.incrementAndGet(0) : x));
        int[] own = {1, 2};
        AtomicIntegerArray copy = new AtomicIntegerArray(own);
        own[0] = 9;
        System.out.println(copy.toString());
        t(() -> a.get(3));
        t(() -> a.get(-1));
        t(() -> a.getAndSet(3, 1));
        t(() -> a.updateAndGet(3, null));
        t(() -> a.updateAndGet(2, null));
        t(() -> a.accumulateAndGet(9, 1, null));
        t(() -> a.accumulateAndGet(0, 1, (x, y) -> x / 0));
        t(() -> new AtomicIntegerArray(-1));
        t(() -> new AtomicIntegerArray(null));
        AtomicLongArray l = new AtomicLongArray(new long[] {1L << 40, 0});
        System.out.println(l.incrementAndGet(0) + " " + l.getAndAdd(1, 5) + l.addAndGet(1, 1L << 33) + l + l.compareAndSet(1, 3, 4));
        t(() -> l.decrementAndGet(2));
        t(() -> new AtomicLongArray(-5));
        AtomicReferenceArray<String> r = new AtomicReferenceArray<>(2);
        System.out.println(r + " " + r.get(0) + r.getAndSet(0, "a") + r.compareAndSet(0, "b", "c") + r.compareAndSet(1, null, "d") + r + r.length());
        System.out.println(r.updateAndGet(0, x -> x + "!") + r.getAndUpdate(1, x -> null) + r.accumulateAndGet(0, "?", String::concat) + r.getAndAccumulate(0, "", (x, y) -> y) + r + r.compareAndExchange(1, null, "e") + r);
        r.lazySet(1, "f");
        String[] words = {"x", null};
        AtomicReferenceArray<String> w = new AtomicReferenceArray<>(words);
        words[0] = "y";
        System.out.println(r.getAcquire(1) + w);
        t(() -> r.get(2));
        t(() -> r.updateAndGet(-1, null));
        t(() -> r.updateAndGet(1, null));
        t(() -> new AtomicReferenceArray<String>(-1));
        t(() -> new AtomicReferenceArray<String>((String[]) null));
    }
}
