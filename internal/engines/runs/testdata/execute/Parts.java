import java.util.*;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Parts of the JDK whose models have limits, so that runs use the JDK's own classes, and bundles of resources. */
public class Parts {
    enum Many {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    enum Few { ONE, TWO, THREE }

    /** Named only by its class. */
    enum Other { X, Y }

    static class Squares extends AbstractList<Integer> implements RandomAccess {
        @Override
        public Integer get(int i) {
            System.out.print("get" + i + " ");
            return i * i;
        }

        @Override
        public int size() {
            return 5;
        }
    }

    /** Its streams ask its own spliterator. */
    static class Own extends AbstractCollection<String> {
        @Override
        public Iterator<String> iterator() {
            System.out.print("iterator ");
            return List.of("x", "y").iterator();
        }

        @Override
        public int size() {
            return 2;
        }

        @Override
        public Spliterator<String> spliterator() {
            System.out.print("spliterator ");
            return new Spliterators.AbstractSpliterator<String>(2, 0) {
                private int i;

                @Override
                public boolean tryAdvance(Consumer<? super String> f) {
                    if (i == 2) {
                        return false;
                    }
                    f.accept("own" + i++);
                    return true;
                }
            };
        }
    }

    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"yes", "yes"}, {"no", "no"}};
        }
    }

    public static class Words_fr extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"yes", "oui"}};
        }
    }

    static void sets() {
        EnumSet<Many> s = EnumSet.of(Many.A1, Many.G9, Many.F3, Many.G4);
        System.out.println(s + " " + s.size() + s.contains(Many.G4) + s.contains(Many.G5) + EnumSet.complementOf(s).size());
        for (Iterator<Many> it = s.iterator(); it.hasNext();) {
            if (it.next() == Many.F3) {
                it.remove();
                s.add(Many.G8);
            }
        }
        System.out.println(s + " " + EnumSet.allOf(Many.class).size() + EnumSet.range(Many.E8, Many.F1) + s.getClass().getName());
        EnumSet<Few> few = EnumSet.allOf(Few.class);
        few.remove(Few.TWO);
        System.out.println(few + few.getClass().getName() + EnumSet.allOf(Other.class) + EnumSet.noneOf(Other.class));
        EnumMap<Many, Integer> m = new EnumMap<>(Many.class);
        m.put(Many.G7, 1);
        m.put(Many.A0, 2);
        m.merge(Many.G7, 5, Integer::sum);
        System.out.println(m + " " + m.keySet() + m.values() + m.containsKey(Many.B1));
    }

    static void lists() {
        List<Integer> l = new Squares();
        System.out.println(l.subList(1, 4));
        System.out.println(l.stream().map(x -> x + 1).collect(Collectors.toList()));
        System.out.println(l.stream().anyMatch(x -> x == 4) + " " + l.listIterator(3).previous() + l.lastIndexOf(9));
        System.out.println(new Own().stream().collect(Collectors.joining("+")));
        Spliterator<String> s = List.of("a", "b", "c").stream().filter(x -> !x.equals("b")).spliterator();
        s.tryAdvance(System.out::print);
        s.forEachRemaining(System.out::println);
    }

    static void bundles() {
        ResourceBundle en = ResourceBundle.getBundle("Parts$Words", Locale.ENGLISH);
        ResourceBundle fr = ResourceBundle.getBundle("Parts$Words", Locale.CANADA_FRENCH);
        System.out.println(en.getString("yes") + fr.getString("yes") + fr.getString("no") + en.getLocale() + fr.getLocale() + fr.getBaseBundleName());
        System.out.println(fr.containsKey("no") + " " + (fr == ResourceBundle.getBundle("Parts$Words", Locale.CANADA_FRENCH)));
        try {
            ResourceBundle.getBundle("Parts$None", Locale.ITALIAN);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + e.getKey() + e.getClassName());
        }
        try {
            en.getString("maybe");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        sets();
        lists();
        bundles();
        System.out.println(System.getProperty("file.separator") + System.getProperty("os.name") + Runtime.version().feature());
        System.out.println(java.nio.file.Path.of("a/b").resolve("../c").normalize() + " " + java.nio.file.Paths.get("/x/y.txt").getFileName());
    }
}
