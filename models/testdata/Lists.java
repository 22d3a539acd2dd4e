import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Optional;

public class Lists {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static void bounds(List<String> l, int i) {
        try {
            p(l.get(i));
        } catch (IndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        try {
            p(l.set(i, "set" + i));
        } catch (IndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        try {
            l.add(i, "add" + i);
        } catch (IndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        try {
            p(l.remove(i));
        } catch (IndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        p(l);
    }

    static void lists() {
        List<String> l = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            l.add("e" + i % 7);
        }
        p(l);
        p(l.size() + " " + l.indexOf("e3") + " " + l.lastIndexOf("e3") + " " + l.contains("e9") + " " + l.hashCode() + " " + l.isEmpty() + l.indexOf(null));
        for (int i = -1; i < 28; i += 3) {
            bounds(l, i);
        }
        p(l.remove("e5") + " " + l.remove("none"));
        l.add(null);
        p(l.indexOf(null) + " " + l.contains(null) + l.remove(null));
        for (Iterator<String> it = l.iterator(); it.hasNext();) {
            if (it.next().length() > 2) {
                it.remove();
            }
        }
        p(l);
        try {
            for (String s : l) {
                if (s.equals("e2")) {
                    l.add("more");
                }
            }
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        try {
            for (String s : l) {
                l.remove(s);
            }
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        p(l);
        ListIterator<String> it = l.listIterator(2);
        p(it.previous() + it.nextIndex() + it.previousIndex() + it.hasPrevious());
        it.set("SET");
        it.add("ADD");
        p(it.next());
        p(l);
        try {
            it.remove();
            it.remove();
        } catch (IllegalStateException e) {
            p("state");
        }
        Iterator<String> end = new ArrayList<String>().iterator();
        try {
            end.next();
        } catch (NoSuchElementException e) {
            p("none " + e.getMessage());
        }
        l.removeIf(s -> s.startsWith("e1"));
        p(l);
        l.replaceAll(s -> s + "!");
        l.sort(null);
        p(l);
        l.sort((a, b) -> b.compareTo(a));
        p(l);
        List<String> m = new ArrayList<>(l);
        p(m.equals(l) + " " + (m == l) + m.equals(Arrays.asList("x")) + m.equals("x"));
        m.removeAll(Arrays.asList("e0!", "e3!"));
        p(m);
        l.retainAll(m);
        p(l);
        p(l.containsAll(m) + " " + l.containsAll(Arrays.asList("zz")));
        l.addAll(m);
        p(l.toArray().length + Arrays.toString(l.toArray(new String[0])) + l.toArray(new String[40]).length);
        l.clear();
        p(l + " " + l.size());
        try {
            new ArrayList<Integer>(-1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            Object[] objects = l.toArray(new Integer[0]);
            l.add("x");
            l.toArray(new Integer[0]);
        } catch (ArrayStoreException e) {
            p("store");
        }
        ArrayList<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 300; i += 50) {
            numbers.add(i * 37 % 101);
            numbers.add(i);
        }
        p(numbers);
        numbers.remove(Integer.valueOf(50));
        numbers.remove(2);
        numbers.sort(null);
        int sum = 0;
        for (int x : numbers) {
            sum += x;
        }
        p(sum + " " + numbers);
        ArrayList<Object> self = new ArrayList<>();
        self.add(self);
        p(self.toString());
        numbers.forEach(x -> p(x));
        List<Integer> fixed = Arrays.asList(3, 1, 2);
        fixed.set(0, 9);
        p(fixed + " " + fixed.get(1) + fixed.size() + fixed.indexOf(2) + fixed.contains(9) + fixed.hashCode());
        try {
            fixed.add(1);
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        }
        try {
            fixed.get(3);
        } catch (ArrayIndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        for (int x : fixed) {
            p(x);
        }
    }

    static void copy(Object a, int i, Object b, int k, int n) {
        try {
            System.arraycopy(a, i, b, k, n);
            p("copied");
        } catch (IndexOutOfBoundsException e) {
            p("index");
        } catch (ArrayStoreException e) {
            p("store");
        } catch (NullPointerException e) {
            p("null");
        }
    }

    static void arrays() {
        int[] a = {5, 3, 9, -1, 0, 3};
        int[] b = Arrays.copyOf(a, 8);
        Arrays.sort(b);
        p(Arrays.toString(a) + Arrays.toString(b) + Arrays.equals(a, b) + Arrays.hashCode(a) + " " + Arrays.binarySearch(b, 3) + Arrays.binarySearch(b, 4));
        Arrays.fill(b, 1, 3, 77);
        p(Arrays.toString(b) + Arrays.toString(Arrays.copyOfRange(a, 2, 9)) + Arrays.toString((int[]) null));
        for (int i = -1; i < 7; i += 2) {
            for (int k = -1; k < 9; k += 3) {
                for (int n = -1; n < 6; n += 2) {
                    copy(a, i, b, k, n);
                }
            }
        }
        p(Arrays.toString(b));
        copy(b, 0, b, 2, 5);
        copy(b, 3, b, 1, 4);
        p(Arrays.toString(b));
        Object[] os = {"a", 1, "b"};
        String[] ss = new String[4];
        copy(os, 0, ss, 0, 3);
        p(Arrays.toString(ss));
        copy(os, 2, ss, 1, 1);
        copy(ss, 0, os, 1, 2);
        copy(os, 0, os, 1, 2);
        copy(a, 0, os, 0, 1);
        copy(null, 0, os, 0, 1);
        copy("x", 0, os, 0, 1);
        copy(a, 0, new long[3], 0, 1);
        p(Arrays.toString(os) + Arrays.toString(ss));
        try {
            Arrays.copyOfRange(a, 3, 2);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            Arrays.copyOf(a, -1);
        } catch (NegativeArraySizeException e) {
            p("negative");
        }
        String[] t = Arrays.copyOf(new String[] {"z", "y"}, 3);
        p(t.length + t[0] + t[2] + (t.getClass() == String[].class));
        String[] u = {"q", "c", "x", "a"};
        Arrays.sort(u);
        p(Arrays.toString(u));
        Arrays.sort(u, (x, y) -> y.compareTo(x));
        p(Arrays.toString(u) + Arrays.equals(u, t) + Arrays.hashCode(u));
        char[] cs = "hello".toCharArray();
        Arrays.sort(cs);
        boolean[] bs = new boolean[3];
        Arrays.fill(bs, true);
        double[] ds = {2.5, -0.0, 0.0, Double.NaN, -7};
        Arrays.sort(ds);
        System.out.println(ds[0] + " " + ds[1] + " " + ds[2] + " " + ds[3] + " " + ds[4]);
        p(new String(cs) + Arrays.toString(cs) + Arrays.toString(bs) + Arrays.hashCode(bs) + Arrays.equals(ds, ds.clone()));
    }

    static void optionals() {
        Optional<String> none = Optional.empty();
        Optional<String> some = Optional.of("v");
        p(none + " " + some + none.isPresent() + some.isPresent() + none.isEmpty() + some.get() + none.orElse("else") + some.orElse("else") + none.orElseGet(() -> "got"));
        p(some.map(s -> s + "m") + " " + none.map(s -> s + "m") + some.filter(s -> s.isEmpty()) + some.flatMap(s -> Optional.of(s.length())) + Optional.ofNullable(null) + some.equals(Optional.of("v")));
        some.ifPresent(s -> p(s));
        none.ifPresentOrElse(s -> p(s), () -> p("absent"));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            p(e.getMessage());
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("mine"));
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            p("null");
        }
    }

    public static void main(String[] args) {
        lists();
        arrays();
        optionals();
    }
}
