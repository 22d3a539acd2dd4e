import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

/** EnumSet, EnumMap, atomic variables and thread locals. */
public class EnumsAndAtoms {
    enum Other { NEW }

    enum Day {
        MON, TUE {
            String hint() {
                return "two";
            }
        },
        WED, THU;

        String hint() {
            return "day";
        }
    }

    static void p(Object o) {
        System.out.println(o == null ? "null" : o.toString());
    }

    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            p(a.run());
        } catch (NullPointerException e) {
            p("null");
        } catch (ClassCastException e) {
            p("cast");
        } catch (NoSuchElementException e) {
            p("none");
        } catch (IllegalStateException e) {
            p("state");
        } catch (IllegalArgumentException e) {
            p("argument " + e.getMessage());
        }
    }

    static <E extends Enum<E>> EnumSet<E> all(Class<E> c) {
        return EnumSet.allOf(c);
    }

    static <E extends Enum<E>> EnumSet<E> none(Class<E> c) {
        return EnumSet.noneOf(c);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        EnumSet<Day> s = EnumSet.noneOf(Day.class);
        p(s.isEmpty() + " " + s);
        p(s.add(Day.WED) + " " + s.add(Day.MON) + " " + s.add(Day.WED) + " " + s.add(Day.TUE) + s);
        p(s.contains(Day.TUE) + " " + s.contains(Day.THU) + " " + s.contains(null) + " " + s.contains("x"));
        p(s.remove(Day.MON) + " " + s.remove(Day.MON) + " " + s.remove(null) + s + s.size());
        EnumSet<Day> c = s.clone();
        c.add(Day.THU);
        p(s + " " + c + " " + s.equals(c) + c.containsAll(s) + s.containsAll(c) + s.equals(EnumSet.of(Day.TUE, Day.WED)));
        p(EnumSet.copyOf(c) + " " + EnumSet.copyOf(List.of(Day.THU, Day.MON)) + EnumSet.copyOf((Collection<Day>) c));
        p(EnumSet.of(Day.THU) + " " + EnumSet.of(Day.THU, Day.MON, Day.WED, Day.TUE, Day.MON) + EnumSet.of(Day.WED, Day.MON, Day.TUE, Day.THU));
        p(EnumSet.allOf(Day.class) + " " + EnumSet.allOf(Other.class).size());
        p(EnumSet.complementOf(s) + " " + EnumSet.complementOf(EnumSet.noneOf(Day.class)) + EnumSet.complementOf(EnumSet.allOf(Other.class)) + EnumSet.complementOf(c).size());
        p(EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.range(Day.TUE, Day.TUE) + all(Day.class) + all(Other.class) + none(Day.class));
        t(() -> EnumSet.range(Day.THU, Day.TUE));
        t(() -> EnumSet.range(null, Day.TUE));
        t(() -> EnumSet.range(Day.TUE, null));
        t(() -> EnumSet.range((Enum) Day.TUE, (Enum) Other.NEW));
        t(() -> EnumSet.complementOf(null));
        t(() -> all(null));
        EnumSet<Day> rest = EnumSet.complementOf(s);
        rest.add(Day.TUE);
        p(rest.remove(Day.THU) + " " + rest + s + rest.size() + EnumSet.complementOf(rest));
        t(() -> EnumSet.of(null));
        t(() -> EnumSet.of(Day.MON, (Day) null));
        t(() -> EnumSet.noneOf(null));
        t(() -> EnumSet.copyOf(new ArrayList<Day>()));
        t(() -> ((Set) EnumSet.of(Day.MON)).add(Other.NEW));
        t(() -> EnumSet.of(Day.MON).addAll((Collection) EnumSet.of(Other.NEW)));
        t(() -> EnumSet.noneOf(Day.class).iterator().next());
        for (Iterator<Day> it = c.iterator(); it.hasNext();) {
            if (it.next() == Day.WED) {
                it.remove();
            }
        }
        p(c + " " + c.stream().map(Day::hint).collect(Collectors.toList()));
        p(c.removeAll(s) + " " + c + c.addAll(s) + c + c.retainAll(EnumSet.of(Day.WED)) + c);
        c.clear();
        p(c.size());

        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        p(m + " " + m.put(Day.WED, "w") + m.put(Day.MON, "m") + m.put(Day.WED, "v") + m.put(Day.TUE, null) + m);
        p(m.get(Day.MON) + m.get(Day.THU) + m.get(null) + m.get("x") + m.containsKey(Day.TUE) + m.containsKey(Day.THU) + m.containsValue(null) + m.containsValue("w"));
        p(m.keySet() + " " + m.values() + " " + m.entrySet() + m.size());
        p(m.computeIfAbsent(Day.THU, d -> d.hint()) + m.merge(Day.THU, "!", String::concat) + m.getOrDefault(Day.WED, "") + m.putIfAbsent(Day.MON, "n"));
        p(m.remove(Day.WED) + m.remove(Day.WED) + m.remove("x") + m);
        t(() -> m.put(null, ""));
        t(() -> ((Map) m).put(Other.NEW, ""));
        t(() -> new EnumMap<Day, String>((Class<Day>) null));
        t(() -> new EnumMap<Day, String>(new HashMap<>()));
        t(() -> new EnumMap<Day, String>(Map.of(Day.MON, "a")));
        for (Map.Entry<Day, String> e : m.entrySet()) {
            e.setValue(e.getKey() + "+" + e.getValue());
        }
        p(m + " " + new EnumMap<>(m).equals(m) + m.clone().equals(Map.of()) + m.keySet().contains(Day.MON));
        Iterator<Map.Entry<Day, String>> it = m.entrySet().iterator();
        Map.Entry<Day, String> e = it.next();
        it.remove();
        t(() -> e.getKey());
        t(() -> {
            it.remove();
            return 0;
        });
        p(m);
        p(m.keySet().remove(Day.THU) + " " + m.values().remove("x") + m.keySet().remove(Day.WED) + m);
        p(m.entrySet().stream().map(x -> x.getKey().name()).toList());
        p(Stream.of(Day.MON, Day.THU, Day.MON).collect(Collectors.groupingBy(d -> d, () -> new EnumMap<>(Day.class), Collectors.counting())));

        AtomicInteger i = new AtomicInteger(5);
        p(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(10) + " " + i.getAndAdd(-1) + " " + i.decrementAndGet() + " " + i.getAndDecrement() + " " + i);
        p(i.compareAndSet(14, 3) + " " + i.compareAndSet(14, 4) + " " + i.getAndSet(7) + " " + i.updateAndGet(x -> x * 2) + " " + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(4, Math::max) + i.getAndAccumulate(2, (x, y) -> x - y) + i.get());
        t(() -> i.updateAndGet(null));
        p(i.updateAndGet(x -> x < 20 ? i.incrementAndGet() : x));
        AtomicLong l = new AtomicLong();
        p(l.incrementAndGet() + " " + l.addAndGet(1L << 40) + " " + l.intValue() + " " + l.accumulateAndGet(3, Long::sum));
        AtomicBoolean b = new AtomicBoolean();
        p(b.getAndSet(true) + " " + b.get() + b.compareAndSet(false, true) + b.compareAndSet(true, false) + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        p(r.get() + r.getAndSet("b") + r.updateAndGet(x -> x + "c") + r.getAndUpdate(x -> null) + r + r.compareAndSet(null, "d") + r.accumulateAndGet("e", String::concat));

        int[] made = {0};
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> ++made[0]);
        p(local.get() + " " + local.get() + made[0]);
        local.set(9);
        p(local.get());
        local.remove();
        p(local.get() + " " + made[0]);
        p(new ThreadLocal<String>().get());
        p(new ThreadLocal<String>() {
            protected String initialValue() {
                return "mine";
            }
        }.get());
        t(() -> ThreadLocal.withInitial(null));
    }
}
