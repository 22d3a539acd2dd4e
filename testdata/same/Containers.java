import java.util.*;

// Which objects are the same one, and of which class: collections, maps and their views. Each method
// has the value here that it has on the JVM.
@SuppressWarnings({"removal", "deprecation", "unchecked", "rawtypes"})
public class Containers {
    static <T> T id(T x){ return x; }
    static class M extends AbstractMap<String,String> { public Set<Map.Entry<String,String>> entrySet() { return new HashSet<>(); } }
    static class H extends HashMap<String,String> { }

    static boolean emptyListEmptyList() { return Collections.emptyList() == Collections.emptyList(); }
    static boolean emptySetEmptySet() { return Collections.emptySet() == Collections.emptySet(); }
    static boolean emptyMapEmptyMap() { return Collections.emptyMap() == Collections.emptyMap(); }
    static boolean emptyIteratorEmptyIterator() { return Collections.emptyIterator() == Collections.emptyIterator(); }
    static boolean emptyListIteratorEmptyListIterator() { return Collections.emptyListIterator() == Collections.emptyListIterator(); }
    static boolean eMPTYLISTEmptyList() { return Collections.EMPTY_LIST == Collections.emptyList(); }
    static boolean eMPTYSETEmptySet() { return Collections.EMPTY_SET == Collections.emptySet(); }
    static boolean eMPTYMAPEmptyMap() { return Collections.EMPTY_MAP == Collections.emptyMap(); }
    static boolean emptyListIteratorEmptyIterator() { return Collections.emptyList().iterator() == Collections.emptyIterator(); }
    static boolean emptySetIteratorEmptyListIterator() { return Collections.emptySet().iterator() == Collections.emptyList().iterator(); }
    static boolean emptyMapKeySetEmptySet() { return Collections.emptyMap().keySet() == Collections.emptySet(); }
    static boolean emptyMapValuesEmptySet() { return Collections.emptyMap().values() == Collections.emptySet(); }
    static boolean emptyMapEntrySetEmptySet() { return Collections.emptyMap().entrySet() == (Object) Collections.emptySet(); }
    static boolean emptyListListIteratorEmptyListList() { return Collections.emptyList().listIterator() == Collections.emptyList().listIterator(); }
    static boolean singletonList1IteratorSingletonLis() { return Collections.singletonList(1).iterator() == Collections.singletonList(1).iterator(); }
    static boolean nCopies01NCopies01() { return Collections.nCopies(0, 1) == Collections.nCopies(0, 1); }
    static boolean nCopies01EmptyList() { return Collections.nCopies(0, 1) == (Object) Collections.emptyList(); }
    static boolean listOfListOf() { return List.of() == List.of(); }
    static boolean setOfSetOf() { return Set.of() == Set.of(); }
    static boolean mapOfMapOf() { return Map.of() == Map.of(); }
    static boolean listOf0ListOf() { return List.of(new Object[0]) == List.of(); }
    static boolean setOf0SetOf() { return Set.of(new Object[0]) == Set.of(); }
    static boolean mapOfEntriesMapOf() { return Map.ofEntries() == Map.of(); }
    static boolean listCopyOfArrayListListOf() { return List.copyOf(new ArrayList<Object>()) == List.of(); }
    static boolean setCopyOfArrayListSetOf() { return Set.copyOf(new ArrayList<Object>()) == Set.of(); }
    static boolean mapCopyOfHashMapMapOf() { return Map.copyOf(new HashMap<Object,Object>()) == Map.of(); }
    static boolean listCopyOfLLListIntegerLListOf1() { List<Integer> l = List.of(1); return List.copyOf(l) == l; }
    static boolean listCopyOfLLListIntegerLListOf123() { List<Integer> l = List.of(1,2,3); return List.copyOf(l) == l; }
    static boolean setCopyOfLLSetIntegerLSetOf1() { Set<Integer> l = Set.of(1); return Set.copyOf(l) == l; }
    static boolean mapCopyOfLLMapIntegerIntegerLMapOf() { Map<Integer,Integer> l = Map.of(1,2); return Map.copyOf(l) == l; }
    static boolean listOf1ListOf1() { return List.of(1) == List.of(1); }
    static boolean listOfIteratorListOfIterator() { return List.of().iterator() == List.of().iterator(); }
    static boolean optionalEmptyOptionalEmpty() { return Optional.empty() == Optional.empty(); }
    static boolean optionalIntEmptyOptionalIntEmpty() { return OptionalInt.empty() == OptionalInt.empty(); }
    static boolean optionalLongEmptyOptionalLongEmpty() { return OptionalLong.empty() == OptionalLong.empty(); }
    static boolean optionalDoubleEmptyOptionalDoubleE() { return OptionalDouble.empty() == OptionalDouble.empty(); }
    static boolean optionalOfNullableNullOptionalEmpt() { return Optional.ofNullable(null) == Optional.empty(); }
    static boolean optionalOfAOptionalOfA() { return Optional.of("a") == Optional.of("a"); }
    static boolean optionalOfAFilterXFalseOptionalEmp() { return Optional.of("a").filter(x -> false) == (Object) Optional.empty(); }
    static boolean oFilterXTrueOOptionalStringOOption() { Optional<String> o = Optional.of("a"); return o.filter(x -> true) == o; }
    static boolean oOrOptionalOfBO() { Optional<String> o = Optional.of("a"); return o.or(() -> Optional.of("b")) == o; }
    static boolean oMapXXOOptionalStringOOptionalOfA() { Optional<String> o = Optional.of("a"); return o.map(x -> x) == o; }
    static boolean oMapXXOOptionalStringOOptionalEmpt() { Optional<String> o = Optional.empty(); return o.map(x -> x) == o; }
    static boolean reverseOrderReverseOrder() { return Collections.reverseOrder() == Collections.reverseOrder(); }
    static boolean reverseOrderNullReverseOrder() { return Collections.reverseOrder(null) == Collections.reverseOrder(); }
    static boolean reverseOrderReverseOrderComparator() { return Collections.reverseOrder(Collections.reverseOrder()) == (Object) Comparator.naturalOrder(); }
    static boolean comparatorNaturalOrderComparatorNa() { return Comparator.naturalOrder() == Comparator.naturalOrder(); }
    static boolean comparatorReverseOrderReverseOrder() { return Comparator.reverseOrder() == (Object) Collections.reverseOrder(); }
    static boolean reverseOrderReverseOrderCC() { Comparator<Integer> c = (a,b)->a-b; return Collections.reverseOrder(Collections.reverseOrder(c)) == c; }
    static boolean reverseOrderCEqualsReverseOrderC() { Comparator<Integer> c = (a,b)->a-b; return Collections.reverseOrder(c).equals(Collections.reverseOrder(c)); }
    static boolean cReversedReversedC() { Comparator<Integer> c = (a,b)->a-b; return c.reversed().reversed() == c; }
    static boolean reverseOrderCReverseOrderC() { Comparator<Integer> c = (a,b)->a-b; return Collections.reverseOrder(c) == Collections.reverseOrder(c); }
    static boolean reverseOrderReversedComparatorNatu() { return Collections.reverseOrder().reversed() == (Object) Comparator.naturalOrder(); }
    static boolean comparatorIntegerNaturalOrderRever() { return Comparator.<Integer>naturalOrder().reversed() == (Object) Collections.reverseOrder(); }
    static boolean comparatorIntegerNaturalOrderCompa() { return Comparator.<Integer>naturalOrder().compare(1, 2) < 0; }
    static boolean comparatorIntegerNaturalOrderCompa2() { return Comparator.<Integer>naturalOrder().compare(1, null) < 0; }
    static boolean comparatorIntegerNaturalOrderCompa3() { return Comparator.<Integer>naturalOrder().compare(null, 1) < 0; }
    static boolean reverseOrderInstanceofIoSerializab() { return Collections.reverseOrder() instanceof java.io.Serializable; }
    static boolean mapEntryIntegerIntegerComparingByK() { return Map.Entry.<Integer,Integer>comparingByKey() instanceof java.io.Serializable; }
    static boolean mapEntryIntegerIntegerComparingByK2() { return Map.Entry.<Integer,Integer>comparingByKey() == Map.Entry.<Integer,Integer>comparingByKey(); }
    static boolean unmodifiableListUnmodifiableListLU() { List<Integer> l = new ArrayList<>(); return Collections.unmodifiableList(Collections.unmodifiableList(l)) == Collections.unmodifiableList(l); }
    static boolean unmodifiableListLL() { List<Integer> l = Collections.unmodifiableList(new ArrayList<>()); return Collections.unmodifiableList(l) == l; }
    static boolean unmodifiableListLL2() { List<Integer> l = Collections.unmodifiableList(new LinkedList<>()); return Collections.unmodifiableList(l) == l; }
    static boolean unmodifiableCollectionLL() { List<Integer> l = Collections.unmodifiableList(new LinkedList<>()); return Collections.unmodifiableCollection(l) == l; }
    static boolean unmodifiableCollectionLL2() { Collection<Integer> l = Collections.unmodifiableCollection(new LinkedList<>()); return Collections.unmodifiableCollection(l) == l; }
    static boolean unmodifiableSetLL() { Set<Integer> l = Collections.unmodifiableSet(new HashSet<>()); return Collections.unmodifiableSet(l) == l; }
    static boolean unmodifiableCollectionLL3() { Set<Integer> l = Collections.unmodifiableSet(new HashSet<>()); return Collections.unmodifiableCollection(l) == l; }
    static boolean unmodifiableMapLL() { Map<Integer,Integer> l = Collections.unmodifiableMap(new HashMap<>()); return Collections.unmodifiableMap(l) == l; }
    static boolean unmodifiableSetLKeySetLKeySet() { Map<Integer,Integer> l = Collections.unmodifiableMap(new HashMap<>()); return Collections.unmodifiableSet(l.keySet()) == l.keySet(); }
    static boolean unmodifiableSetLEntrySetLEntrySet() { Map<Integer,Integer> l = Collections.unmodifiableMap(new HashMap<>()); return Collections.unmodifiableSet(l.entrySet()) == l.entrySet(); }
    static boolean unmodifiableCollectionLValuesLValu() { Map<Integer,Integer> l = Collections.unmodifiableMap(new HashMap<>()); return Collections.unmodifiableCollection(l.values()) == l.values(); }
    static boolean unmodifiableSetLL2() { Set<Integer> l = Set.of(1); return Collections.unmodifiableSet(l) == l; }
    static boolean synchronizedListLL() { List<Integer> l = Collections.synchronizedList(new ArrayList<>()); return Collections.synchronizedList(l) == l; }
    static boolean mKeySetMKeySetMapIntegerIntegerMMa() { Map<Integer,Integer> m = Map.of(1,2); return m.keySet() == m.keySet(); }
    static boolean mValuesMValuesMapIntegerIntegerMMa() { Map<Integer,Integer> m = Map.of(1,2); return m.values() == m.values(); }
    static boolean mEntrySetMEntrySet() { Map<Integer,Integer> m = Map.of(1,2); return m.entrySet() == m.entrySet(); }
    static boolean mEntrySetMEntrySet2() { Map<Integer,Integer> m = Map.of(1,2,3,4); return m.entrySet() == m.entrySet(); }
    static boolean mKeySetMKeySetMapIntegerIntegerMMa2() { Map<Integer,Integer> m = Map.of(1,2,3,4); return m.keySet() == m.keySet(); }
    static boolean mEntrySetIteratorNextMEntrySetIter() { Map<Integer,Integer> m = Map.of(1,2); return m.entrySet().iterator().next() == m.entrySet().iterator().next(); }
    static boolean sIteratorNextSIteratorNext() { Map<Integer,Integer> m = Map.of(1,2); Set<Map.Entry<Integer,Integer>> s = m.entrySet(); return s.iterator().next() == s.iterator().next(); }
    static boolean sIteratorNextSIteratorNext2() { Map<Integer,Integer> m = Map.of(1,2,3,4); Set<Map.Entry<Integer,Integer>> s = m.entrySet(); return s.iterator().next() == s.iterator().next(); }
    static boolean mKeySetMKeySetMValuesMValuesMEntry() { Map<Integer,Integer> m = new LinkedHashMap<>(); return m.keySet() == m.keySet() && m.values() == m.values() && m.entrySet() == m.entrySet(); }
    static boolean mKeySetMKeySetMMM() { M m = new M(); return m.keySet() == m.keySet(); }
    static boolean mValuesMValuesMMM() { M m = new M(); return m.values() == m.values(); }
    static boolean mEntrySetMEntrySet3() { M m = new M(); return m.entrySet() == m.entrySet(); }
    static boolean mValuesMValuesMKeySetMKeySet() { H m = new H(); return m.values() == m.values() && m.keySet() == m.keySet(); }
    static boolean mEntrySetIteratorNextMEntrySetIter2() { Map<Integer,Integer> m = new HashMap<>(); m.put(1,2); return m.entrySet().iterator().next() == m.entrySet().iterator().next(); }
    static boolean mEntrySetIteratorNextMEntrySetIter3() { Map<Integer,Integer> m = new TreeMap<>(); m.put(1,2); return m.entrySet().iterator().next() == m.entrySet().iterator().next(); }
    static boolean mFirstEntryMFirstEntry() { TreeMap<Integer,Integer> m = new TreeMap<>(); m.put(1,2); return m.firstEntry() == m.firstEntry(); }
    static boolean mFirstEntryMEntrySetIteratorNext() { TreeMap<Integer,Integer> m = new TreeMap<>(); m.put(1,2); return m.firstEntry() == m.entrySet().iterator().next(); }
    static boolean mNavigableKeySetMKeySet() { TreeMap<Integer,Integer> m = new TreeMap<>(); return m.navigableKeySet() == m.keySet(); }
    static boolean mDescendingMapMDescendingMap() { TreeMap<Integer,Integer> m = new TreeMap<>(); return m.descendingMap() == m.descendingMap(); }
    static boolean mDescendingKeySetMDescendingKeySet() { TreeMap<Integer,Integer> m = new TreeMap<>(); return m.descendingKeySet() == m.descendingKeySet(); }
    static boolean mapEntry12MapEntry12() { return Map.entry(1,2) == Map.entry(1,2); }
    static boolean mKeySetHashMapIntegerIntegerHashMa() { Map<Integer,Integer> m = new HashMap<>(); m.clear(); return m.keySet() == ((HashMap<Integer,Integer>)((HashMap<Integer,Integer>)m).clone()).keySet(); }
    static boolean listVectorElementsEmptyList() { return Collections.list(new Vector<>().elements()) == Collections.emptyList(); }
    static boolean mEntrySetIteratorNextMEntrySetIter4() { Map<Integer,Integer> m = Collections.singletonMap(1,2); return m.entrySet().iterator().next() == m.entrySet().iterator().next(); }
    static boolean mEntrySetIteratorNextMEntrySetIter5() { Map<Integer,Integer> m = Collections.unmodifiableMap(new HashMap<>(Map.of(1,2))); return m.entrySet().iterator().next() == m.entrySet().iterator().next(); }
}
