import java.io.ObjectStreamField;
import java.util.*;
import java.util.function.*;

// What the generated audit (difftest/audit) found.
@SuppressWarnings({"unchecked", "rawtypes"})
class Audited {
    enum Day { MON, TUE }

    static int asked;

    static void field() { new ObjectStreamField("a", String.class); }
    static void fieldNull() { new ObjectStreamField(null, String.class); }
    static void fieldUnsharedNull() { new ObjectStreamField(null, String.class, true); }
    static void fieldNoType() { new ObjectStreamField("a", null); }

    static void assertions() { if (!Audited.class.desiredAssertionStatus()) throw new IllegalStateException(); }
    static void assertionsOfPlatform() { if (!Object.class.desiredAssertionStatus()) throw new IllegalStateException(); }

    static void text() { try { Objects.requireNonNull(null, () -> "x"); } catch (NullPointerException e) { System.out.println(); } }
    static void textOfOther() { try { Objects.requireNonNull(null, (Supplier) () -> Boolean.TRUE); } catch (NullPointerException e) { System.out.println(); } }

    static class Loud extends RuntimeException { public String toString() { asked++; return "loud"; } }
    static void cause() { asked = 0; try { new Exception("a", new Loud()).initCause(null); } catch (IllegalStateException e) { assert asked == 1; } }
    static void causeUnasked() { asked = 0; try { new Exception("a", new Loud()).initCause(null); } catch (IllegalStateException e) { assert asked == 0; } }
    static void causeNone() { asked = 0; try { new Exception("a", null).initCause(null); } catch (IllegalStateException e) { assert asked == 0; } }

    static void itself() { StringBuffer b = new StringBuffer("x"); b.append((Object) b); assert b.toString().equals("xx"); } // not judged: may change a java.lang.StringBuffer
    static void itsText() { StringBuffer b = new StringBuffer("x"); b.append(b.toString()); assert b.toString().equals("xx"); }
    static void itsTextOnce() { StringBuffer b = new StringBuffer("x"); b.append(b.toString()); assert b.toString().equals("x"); }

    static class Letters implements CharSequence {
        public int length() { asked++; return 1; }
        public char charAt(int i) { asked += 10; return '7'; }
        public CharSequence subSequence(int from, int to) { asked += 100; return "7"; }
    }
    static void part() { asked = 0; try { new StringBuilder().append(new Letters(), -1, 0); } catch (IndexOutOfBoundsException e) { assert asked == 1; } }
    static void partUnasked() { asked = 0; try { new StringBuilder().append(new Letters(), -1, 0); } catch (IndexOutOfBoundsException e) { assert asked == 0; } }
    static void number() { asked = 0; assert Integer.parseInt(new Letters(), 0, 1, 10) == 7 && asked == 21; } // not judged: java.lang.AbstractStringBuilder.asked() is not modelled
    static void builder() { assert Long.parseLong(new StringBuilder("a12b"), 1, 3, 16) == 18; }
    static void builderOther() { assert Long.parseLong(new StringBuilder("a12b"), 1, 3, 16) == 12; }
    static void largest() { assert Integer.parseInt("x2147483647", 1, 11, 10) == Integer.MAX_VALUE && Long.parseLong("-9223372036854775808", 0, 20, 10) == Long.MIN_VALUE; }
    static void tooLarge() { Integer.parseInt("2147483648", 0, 10, 10); }
    static void smallest() { assert Integer.parseInt("-2147483648", 0, 11, 10) == Integer.MIN_VALUE; }
    static void tooSmall() { Integer.parseInt("-2147483649", 0, 11, 10); }
    static void signAlone() { Integer.parseInt("-", 0, 1, 10); }

    static void range() { try { Arrays.copyOfRange((Object[]) null, 1, 0); } catch (NullPointerException e) { System.out.println(); } }
    static void rangeArgument() { try { Arrays.copyOfRange((Object[]) null, 1, 0); } catch (IllegalArgumentException e) { System.out.println(); } }
    static void rangeOfInts() { try { Arrays.copyOfRange((int[]) null, 1, 0); } catch (IllegalArgumentException e) { System.out.println(); } }

    static void copy() { try { Arrays.copyOf((Object[]) null, -1); } catch (NullPointerException e) { System.out.println(); } }
    static void copyArgument() { try { Arrays.copyOf((Object[]) null, -1); } catch (NegativeArraySizeException e) { System.out.println(); } }
    static void textHuge() { try { new StringBuilder("\u0100").setLength(Integer.MAX_VALUE - 1); } catch (IllegalArgumentException e) { assert false; } } // not judged: whether a text builder keeps two bytes for each char
    static void textLonger() { StringBuilder b = new StringBuilder("\u0100"); b.setLength(3); assert b.length() == 3 && b.charAt(2) == 0; }

    static void end() { try { new ArrayList<>(List.of(1)).subList(0, 0).iterator().next(); } catch (NoSuchElementException e) { assert e.getCause() == null; } }
    static void endOfOther() { try { new Own().iterator().next(); } catch (NoSuchElementException e) { assert e.getCause() != null; } }
    static class Own extends AbstractList<String> {
        public int size() { return 0; }
        public String get(int i) { throw new IndexOutOfBoundsException(); }
    }

    static class Sized extends AbstractCollection<String> {
        private final int n;
        Sized(int n) { this.n = n; }
        public int size() { return n; }
        public Iterator<String> iterator() { return Collections.emptyIterator(); }
    }
    static void negativeSize() { new Sized(-1).toArray(); }
    static void noSize() { new Sized(0).toArray(); }
    static void smallerSize() { assert new Sized(1).toArray().length == 0; }

    static class Deep extends ArrayList<String> {
        public Spliterator<String> spliterator() { throw new IllegalStateException(); }
        public <T> T[] toArray(IntFunction<T[]> f) { throw new IllegalStateException(); }
    }
    static void locked() { Collections.synchronizedCollection(new ArrayList<String>()).spliterator(); }
    static void lockedDeep() { Collections.synchronizedCollection(new Deep()).spliterator(); }
    static void lockedArray() { Collections.synchronizedList(new Deep()).toArray(String[]::new); }
    static void fixedDeep() { Collections.unmodifiableCollection(new Deep()).spliterator(); }
    static void fixedArray() { Collections.unmodifiableList(new Deep()).toArray(String[]::new); }
    static void fixed() { assert Collections.unmodifiableList(new ArrayList<String>()).toArray(String[]::new).length == 0; }

    static class Closed extends EnumMap<Day, String> {
        Closed() { super(Day.class); put(Day.MON, "a"); }
        public Set<Map.Entry<Day, String>> entrySet() { throw new IllegalStateException(); }
    }
    static void hashOfEnums() { new Closed().hashCode(); }
    static void textOfEnums() { new Closed().toString(); }
    static void equalEnums() { assert new Closed().equals(new Closed()); }
    static void equalToOther() { assert new Closed().equals(new TreeMap<>(days())); }
    static void equalToMore() { Map<Day, String> m = days(); m.put(Day.TUE, "b"); assert new Closed().equals(m); }
    static Map<Day, String> days() { Map<Day, String> m = new EnumMap<>(Day.class); m.put(Day.MON, "a"); return m; }
    static void copiedEntries() { Map<Day, String> m = days(); ((Map.Entry<Day, String>) m.entrySet().toArray()[0]).setValue("b"); assert m.get(Day.MON).equals("a"); }
    static void entriesOfIterator() { Map<Day, String> m = days(); m.entrySet().iterator().next().setValue("b"); assert m.get(Day.MON).equals("a"); }
    static void removedEntry() { Iterator<Map.Entry<Day, String>> it = days().entrySet().iterator(); Object e = it.next(); it.remove(); String.valueOf(e); } // not judged: time limit or how many objects the JDK keeps
    static void removedKey() { Iterator<Map.Entry<Day, String>> it = days().entrySet().iterator(); Map.Entry<Day, String> e = it.next(); it.remove(); e.getKey(); }

    // Copies of three, six, twelve … keys have a smaller table since Java 19.
    static Map<Integer, String> six() { Map<Integer, String> m = new TreeMap<>(); for (int i : new int[] { 1, 2, 3, 4, 5, 8 }) m.put(i, "a"); return m; }
    static void copiedSix() { assert new HashMap<>(six()).keySet().iterator().next() == 1; }
    static void copiedSixSmall() { assert new HashMap<>(six()).keySet().iterator().next() == 8; }
    static void setOfSix() { assert new HashSet<>(six().keySet()).iterator().next() == 1; }

    static void endOfKeys() {
        Map<String, String> m = new HashMap<>();
        m.put("a", "b");
        Integer[] to = { 3, 1 };
        try { m.keySet().toArray((Object[]) to); } catch (ArrayStoreException e) { assert to[1] == null; }
    }
    static void endOfKeysKept() {
        Map<String, String> m = new HashMap<>();
        m.put("a", "b");
        Integer[] to = { 3, 1 };
        try { m.values().toArray((Object[]) to); } catch (ArrayStoreException e) { assert to[1] != null; }
    }
}
