import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.StringTokenizer;
import java.util.concurrent.ConcurrentHashMap;

/** StringTokenizer, BitSet, IdentityHashMap and ConcurrentHashMap. */
class Collected {
    static void tokens() {
        String[] texts = {"", " ", "one", " one two\tthree\n", "a,b;;c", ",,,", "k=v&x=", "\uD83D\uDE00 a", "a--b", "x y z "};
        String[] separators = {" \t\n\r\f", ",", ",;", "", "=&", "\uD83D\uDE00", "-"};
        for (String text : texts) {
            for (String s : separators) {
                StringTokenizer t = new StringTokenizer(text, s);
                StringTokenizer all = new StringTokenizer(text, s, true);
                StringBuilder line = new StringBuilder(t.countTokens() + "/" + all.countTokens());
                while (t.hasMoreTokens()) {
                    line.append('[').append(t.nextToken()).append(']');
                }
                while (all.hasMoreElements()) {
                    line.append('<').append(all.nextElement()).append('>');
                }
                System.out.println(line);
            }
        }
        for (int i = 0; i < 30; i++) {
            StringTokenizer t = new StringTokenizer("a b,c d,e", " ");
            StringBuilder line = new StringBuilder();
            try {
                for (int j = 0; j < i % 6; j++) {
                    line.append(t.nextToken(j % 2 == 0 ? " " : ","));
                }
            } catch (NoSuchElementException e) {
                line.append(e);
            }
            System.out.println(line + " " + t.countTokens());
        }
    }

    static void bits() {
        BitSet a = new BitSet();
        BitSet b = new BitSet(200);
        for (int i = 0; i < 90; i++) {
            a.set(i * i % 131);
            b.flip(i * 7 % 190, i * 7 % 190 + 3);
            System.out.println(a.cardinality() + " " + a.length() + " " + a.size() + " " + a.nextClearBit(i) + " " + a.nextSetBit(i) + " " + a.previousSetBit(i) + " " + b.hashCode() + " " + a.intersects(b) + " " + b.get(i));
        }
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(a + "\n" + b + "\n" + c);
        c.or(a);
        System.out.println(c.equals(a));
        c.xor(b);
        c.andNot(a);
        System.out.println(c + " " + c.isEmpty() + " " + a.get(3, 20) + " " + java.util.Arrays.toString(a.toLongArray()) + " " + BitSet.valueOf(new long[] {5, 1}) + " " + a.stream().sum());
        for (int[] r : new int[][] {{-1, 2}, {3, 2}, {0, 0}}) {
            try {
                c.set(r[0], r[1]);
                c.clear();
                System.out.println(c);
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void identities() {
        IdentityHashMap<Object, Integer> m = new IdentityHashMap<>();
        Object[] shared = {"p", new int[0], Collected.class};
        Object[] keys = new Object[60];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = i % 3 == 0 ? new String("key") : i % 3 == 1 ? "same" : shared[i / 20];
            System.out.println(m.put(keys[i], i) + " " + m.size() + " " + m.get("key") + " " + m.get("same") + " " + m.containsKey(keys[i / 2]) + " " + m.containsValue(m.get(keys[i])));
        }
        for (int i = 0; i < keys.length; i += 2) {
            System.out.println(m.remove(keys[i]) + " " + m.size() + " " + m.getOrDefault(keys[i + 1], -1) + " " + m.keySet().contains(keys[i]));
        }
        int sum = 0;
        for (Map.Entry<Object, Integer> e : m.entrySet()) {
            sum += e.getValue();
        }
        System.out.println(sum + " " + m.equals(new IdentityHashMap<>(m)) + " " + m.values().size());
        m.clear();
        m.put(null, 1);
        System.out.println(m + " " + m.isEmpty() + " " + m.get(null) + " " + m.merge(null, 2, Integer::sum) + " " + m.putIfAbsent("x", 4) + " " + m.computeIfAbsent("x", k -> 5));
    }

    static void concurrent() {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 70; i++) {
            String k = "k" + i * i % 37;
            System.out.println(m.put(k, i) + " " + m.putIfAbsent("p" + i, i) + " " + m.merge("sum", i, Integer::sum) + " " + m.size() + " " + m.computeIfPresent(k, (x, v) -> v % 5 == 0 ? null : v + 1) + " " + m.compute("c", (x, v) -> v == null ? 1 : v * 2 % 1001));
        }
        System.out.println(m);
        int n = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            if (n++ % 3 == 0) {
                e.setValue(-1);
            } else if (n % 3 == 1) {
                m.remove(e.getKey());
            }
            System.out.println(e.getKey() + " " + m.get(e.getKey()) + " " + m.replace(e.getKey(), 7, 8) + " " + m.containsValue(8));
        }
        System.out.println(m.keySet() + " " + m.mappingCount() + " " + m.getOrDefault("none", 3) + " " + ConcurrentHashMap.newKeySet().add("x") + " " + m.hashCode());
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
