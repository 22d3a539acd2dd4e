import java.util.*;

/** Parts of lists, by AbstractList, and enums that are found by a class object. */
public class ListParts {
    enum Role { GUEST, EDITOR { int level() { return 2; } }; int level() { return 1; } }

    static void p(Object x) {
        System.out.println(x + "");
    }

    static void t(Runnable r) {
        try {
            r.run();
        } catch (ConcurrentModificationException e) {
            p("changed");
        } catch (NoSuchElementException e) {
            p("none");
        } catch (IndexOutOfBoundsException e) {
            p("index");
        } catch (IllegalArgumentException e) {
            p("argument");
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        } catch (NullPointerException e) {
            p("null");
        }
    }

    static <E extends Enum<E>> E find(Class<E> c, String name) {
        return Enum.valueOf(c, name);
    }

    static void read(List<String> l) {
        p(l + " " + l.size() + " " + l.contains("b") + l.indexOf("c") + l.lastIndexOf("c") + l.hashCode() + (l instanceof RandomAccess) + l.equals(List.of("b", "c")));
        t(() -> p(l.get(0)));
        t(() -> p(l.get(-1)));
        t(() -> p(l.get(9)));
        t(() -> p(l.contains(null)));
        t(() -> p(Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(new String[0])) + Arrays.toString(l.toArray(new String[5]))));
        t(() -> p(new ArrayList<>(l) + "" + l.subList(0, 1) + l.subList(1, 1).isEmpty()));
        t(() -> p(l.subList(-1, 1)));
        t(() -> p(l.subList(0, 7)));
        t(() -> p(l.subList(1, 0)));
        for (ListIterator<String> it = l.listIterator(l.size()); it.hasPrevious();) {
            p(it.previousIndex() + it.previous() + it.nextIndex());
        }
        t(() -> l.listIterator(8));
        t(() -> {
            Iterator<String> it = l.iterator();
            while (true) {
                p(it.next());
            }
        });
    }

    static void change(List<String> whole) {
        List<String> l = whole.subList(1, 3);
        t(() -> p(l.set(0, "x") + whole));
        t(() -> l.set(2, "y"));
        t(() -> l.add("z"));
        t(() -> l.add(5, "z"));
        t(() -> p(l.remove(0)));
        t(() -> l.addAll(1, List.of("p", "q")));
        t(() -> l.addAll(9, List.of("p", "q")));
        t(() -> p(l + " " + whole));
        t(() -> {
            ListIterator<String> it = l.listIterator();
            it.next();
            it.set("s");
            it.remove();
            it.add("t");
        });
        t(() -> p(l + " " + whole));
        t(() -> {
            List<String> inner = l.subList(0, 1);
            inner.clear();
            p(inner + " " + l + " " + whole);
            inner.add("in");
            p(inner + " " + l + " " + whole);
        });
        t(() -> {
            whole.add("end");
            p(whole instanceof ArrayList ? l.size() : 0);
        });
        t(() -> Collections.reverse(whole.subList(0, 2)));
        t(() -> p(whole));
    }

    /** Says that it has one element, and has three. */
    static class Wrong extends AbstractCollection<String> {
        public int size() {
            return 1;
        }

        public Iterator<String> iterator() {
            return List.of("1", "2", "3").iterator();
        }
    }

    public static void main(String[] args) {
        read(Arrays.asList("a", "b", "c", "d").subList(1, 3));
        read(List.of("a", "b", "c", "d").subList(1, 3));
        read(List.of("b", "c").subList(0, 2));
        read(new ArrayList<>(List.of("a", "b", "c")).subList(1, 3));
        read(new LinkedList<>(List.of("a", "b", "c")).subList(1, 3));
        read(Collections.nCopies(3, "b").subList(1, 3));
        p(Collections.singletonList("b").subList(0, 1) + "" + Collections.emptyList().subList(0, 0));
        change(Arrays.asList("a", "b", "c", "d"));
        change(new LinkedList<>(List.of("a", "b", "c", "d")));
        change(new ArrayList<>(List.of("a", "b", "c", "d")));
        t(() -> change(List.of("a", "b", "c", "d")));
        p(Arrays.toString(new Wrong().toArray())  + Arrays.toString(new Wrong().toArray(new String[4])) + new ArrayList<>(new Wrong()));
        p(find(Role.class, "EDITOR").level() + find(Role.class, "GUEST").level());
        t(() -> find(Role.class, "NONE"));
        t(() -> find(Role.class, null));
        TreeMap<String, Integer> m = new TreeMap<>(Map.of("a", 1));
        m.put("n", null);
        p(m.getOrDefault("a", 5) + " " + m.getOrDefault("b", 5) + " " + m.getOrDefault("n", 5));
        t(() -> m.getOrDefault(null, 1));
        TreeMap<String, Integer> odd = new TreeMap<>() {
            public Integer get(Object key) {
                return null;
            }
        };
        odd.put("a", 1);
        p(odd.getOrDefault("a", 5) + " " + odd.getOrDefault("b", 5));
    }
}
