import java.util.*;

// Which objects are the same one, and of which class: the classes of library objects. Each method
// has the value here that it has on the JVM.
@SuppressWarnings({"removal", "deprecation", "unchecked", "rawtypes"})
public class Kinds {
    static class K {} static class L extends K {}
    enum E1 { A, B { } }

    static boolean listOf1GetClassListOf123GetClass() { return List.of(1).getClass() == List.of(1,2,3).getClass(); }
    static boolean listOf1GetClassListOf12GetClass() { return List.of(1).getClass() == List.of(1,2).getClass(); }
    static boolean listOfGetClassListOf123GetClass() { return List.of().getClass() == List.of(1,2,3).getClass(); }
    static boolean setOf1GetClassSetOf123GetClass() { return Set.of(1).getClass() == Set.of(1,2,3).getClass(); }
    static boolean mapOf12GetClassMapOf1234GetClass() { return Map.of(1,2).getClass() == Map.of(1,2,3,4).getClass(); }
    static boolean unmodifiableListArrayListGetClassU() { return Collections.unmodifiableList(new ArrayList<>()).getClass() == Collections.unmodifiableList(new LinkedList<>()).getClass(); }
    static boolean unmodifiableListArrayListGetClassU2() { return Collections.unmodifiableList(new ArrayList<>()).getClass() == Collections.unmodifiableList(new Vector<>()).getClass(); }
    static boolean synchronizedListArrayListGetClassS() { return Collections.synchronizedList(new ArrayList<>()).getClass() == Collections.synchronizedList(new LinkedList<>()).getClass(); }
    static boolean unmodifiableMapHashMapGetClassUnmo() { return Collections.unmodifiableMap(new HashMap<>()).getClass() == Collections.unmodifiableMap(new TreeMap<>()).getClass(); }
    static boolean arraysAsList1GetClassArrayListClas() { return Arrays.asList(1).getClass() == ArrayList.class; }
    static boolean arraysAsList1GetClassArraysAsListG() { return (Object) Arrays.asList(1).getClass() == Arrays.asList("").getClass(); }
    static boolean arrayListGetClassArrayListClass() { return new ArrayList<>().getClass() == ArrayList.class; }
    static boolean emptyListGetClassListOfGetClass() { return Collections.emptyList().getClass() == List.of().getClass(); }
    static boolean emptyListGetClassEmptyListGetClass() { return Collections.emptyList().getClass() == Collections.emptyList().getClass(); }
    static boolean emptySetGetClassSingleton1GetClass() { return Collections.emptySet().getClass() == (Object) Collections.singleton(1).getClass(); }
    static boolean emptyMapGetClassSingletonMap12GetC() { return Collections.emptyMap().getClass() == (Object) Collections.singletonMap(1,2).getClass(); }
    static boolean singleton1GetClassSingletonList1Ge() { return (Object) Collections.singleton(1).getClass() == Collections.singletonList(1).getClass(); }
    static boolean arrayListListOf12SubList01GetClass() { return new ArrayList<>(List.of(1,2)).subList(0,1).getClass() == ArrayList.class; }
    static boolean arrayListListOf12SubList01GetClass2() { return new ArrayList<>(List.of(1,2)).subList(0,1).getClass() == new ArrayList<>().getClass(); }
    static boolean arrayListIteratorGetClassArrayList() { return new ArrayList<>().iterator().getClass() == new ArrayList<>().listIterator().getClass(); }
    static boolean linkedListIteratorGetClassLinkedLi() { return new LinkedList<>().iterator().getClass() == new LinkedList<>().listIterator().getClass(); }
    static boolean vectorIteratorGetClassVectorListIt() { return new Vector<>().iterator().getClass() == new Vector<>().listIterator().getClass(); }
    static boolean hashMapKeySetGetClassLinkedHashMap() { return new HashMap<>().keySet().getClass() == new LinkedHashMap<>().keySet().getClass(); }
    static boolean hashMapValuesGetClassLinkedHashMap() { return new HashMap<>().values().getClass() == new LinkedHashMap<>().values().getClass(); }
    static boolean hashMapKeySetIteratorGetClassLinke() { return new HashMap<>().keySet().iterator().getClass() == new LinkedHashMap<>().keySet().iterator().getClass(); }
    static boolean hashMapKeySetIteratorGetClassHashS() { return new HashMap<>().keySet().iterator().getClass() == (Object) new HashSet<>().iterator().getClass(); }
    static boolean arrayListIteratorInstanceofListIte() { return new ArrayList<>().iterator() instanceof ListIterator; }
    static boolean vectorIteratorInstanceofListIterat() { return new Vector<>().iterator() instanceof ListIterator; }
    static boolean linkedListIteratorInstanceofListIt() { return new LinkedList<>().iterator() instanceof ListIterator; }
    static boolean listOfIteratorInstanceofListIterat() { return List.of().iterator() instanceof ListIterator; }
    static boolean listOf123InstanceofRandomAccess() { return List.of(1,2,3) instanceof RandomAccess; }
    static boolean listOf123InstanceofIoSerializable() { return List.of(1,2,3) instanceof java.io.Serializable; }
    static boolean listOf123InstanceofAbstractList() { return (Object) List.of(1,2,3) instanceof AbstractList; }
    static boolean listOf123InstanceofAbstractCollect() { return (Object) List.of(1,2,3) instanceof AbstractCollection; }
    static boolean setOf123InstanceofAbstractSet() { return (Object) Set.of(1,2,3) instanceof AbstractSet; }
    static boolean mapOf12InstanceofAbstractMap() { return (Object) Map.of(1,2) instanceof AbstractMap; }
    static boolean mapOf12InstanceofCloneable() { return (Object) Map.of(1,2) instanceof Cloneable; }
    static boolean unmodifiableListArrayListInstanceo() { return Collections.unmodifiableList(new ArrayList<>()) instanceof RandomAccess; }
    static boolean unmodifiableListLinkedListInstance() { return Collections.unmodifiableList(new LinkedList<>()) instanceof RandomAccess; }
    static boolean synchronizedListLinkedListInstance() { return Collections.synchronizedList(new LinkedList<>()) instanceof RandomAccess; }
    static boolean synchronizedListArrayListInstanceo() { return Collections.synchronizedList(new ArrayList<>()) instanceof RandomAccess; }
    static boolean arrayListListOf12SubList01Instance() { return new ArrayList<>(List.of(1,2)).subList(0,1) instanceof RandomAccess; }
    static boolean arrayListListOf12SubList01Instance2() { return new ArrayList<>(List.of(1,2)).subList(0,1) instanceof java.io.Serializable; }
    static boolean arrayListListOf12SubList01Instance3() { return (Object) new ArrayList<>(List.of(1,2)).subList(0,1) instanceof ArrayList; }
    static boolean arraysAsList1InstanceofRandomAcces() { return Arrays.asList(1) instanceof RandomAccess; }
    static boolean arraysAsList1InstanceofIoSerializa() { return Arrays.asList(1) instanceof java.io.Serializable; }
    static boolean arraysAsList1InstanceofArrayList() { return (Object) Arrays.asList(1) instanceof ArrayList; }
    static boolean emptyListInstanceofRandomAccess() { return Collections.emptyList() instanceof RandomAccess; }
    static boolean emptyListInstanceofIoSerializable() { return Collections.emptyList() instanceof java.io.Serializable; }
    static boolean singletonList1InstanceofIoSerializ() { return Collections.singletonList(1) instanceof java.io.Serializable; }
    static boolean singletonList1InstanceofRandomAcce() { return Collections.singletonList(1) instanceof RandomAccess; }
    static boolean singleton1InstanceofIoSerializable() { return Collections.singleton(1) instanceof java.io.Serializable; }
    static boolean emptySetInstanceofIoSerializable() { return Collections.emptySet() instanceof java.io.Serializable; }
    static boolean emptyMapInstanceofIoSerializable() { return Collections.emptyMap() instanceof java.io.Serializable; }
    static boolean nCopies11InstanceofIoSerializable() { return Collections.nCopies(1,1) instanceof java.io.Serializable; }
    static boolean nCopies11InstanceofRandomAccess() { return Collections.nCopies(1,1) instanceof RandomAccess; }
    static boolean unmodifiableMapHashMapInstanceofIo() { return Collections.unmodifiableMap(new HashMap<>()) instanceof java.io.Serializable; }
    static boolean unmodifiableMapTreeMapInstanceofSo() { return Collections.unmodifiableMap(new TreeMap<>()) instanceof SortedMap; }
    static boolean unmodifiableCollectionArrayListIns() { return (Object) Collections.unmodifiableCollection(new ArrayList<>()) instanceof List; }
    static boolean synchronizedMapTreeMapInstanceofSo() { return Collections.synchronizedMap(new TreeMap<>()) instanceof SortedMap; }
    static boolean treeMapKeySetInstanceofSortedSet() { return new TreeMap<>().keySet() instanceof SortedSet; }
    static boolean treeMapKeySetInstanceofNavigableSe() { return new TreeMap<>().keySet() instanceof NavigableSet; }
    static boolean treeMapEntrySetInstanceofSortedSet() { return new TreeMap<>().entrySet() instanceof SortedSet; }
    static boolean hashMapKeySetInstanceofAbstractSet() { return new HashMap<>().keySet() instanceof AbstractSet; }
    static boolean hashMapKeySetInstanceofIoSerializa() { return new HashMap<>().keySet() instanceof java.io.Serializable; }
    static boolean hashMapInstanceofCloneable() { return new HashMap<>() instanceof Cloneable; }
    static boolean arrayDequeInstanceofCloneable() { return new ArrayDeque<>() instanceof Cloneable; }
    static boolean priorityQueueInstanceofCloneable() { return new PriorityQueue<>() instanceof Cloneable; }
    static boolean priorityQueueInstanceofIoSerializa() { return new PriorityQueue<>() instanceof java.io.Serializable; }
    static boolean hashMapMapOf12EntrySetIteratorNext() { return new HashMap<>(Map.of(1,2)).entrySet().iterator().next() instanceof AbstractMap.SimpleEntry; }
    static boolean mapEntry12InstanceofIoSerializable() { return Map.entry(1,2) instanceof java.io.Serializable; }
    static boolean mapEntry12InstanceofAbstractMapSim() { return Map.entry(1,2) instanceof AbstractMap.SimpleImmutableEntry; }
    static boolean treeMapMapOf12FirstEntryInstanceof() { return new TreeMap<>(Map.of(1,2)).firstEntry() instanceof AbstractMap.SimpleImmutableEntry; }
    static boolean treeMapMapOf12EntrySetIteratorNext() { return new TreeMap<>(Map.of(1,2)).entrySet().iterator().next() instanceof AbstractMap.SimpleImmutableEntry; }
    static boolean treeMapMapOf12FirstEntryInstanceof2() { return new TreeMap<>(Map.of(1,2)).firstEntry() instanceof java.io.Serializable; }
    static boolean singletonMap12EntrySetIteratorNext() { return Collections.singletonMap(1,2).entrySet().iterator().next() instanceof java.io.Serializable; }
    static boolean aInstanceofComparable() { return (Object) "a" instanceof Comparable; }
    static boolean of1InstanceofIoSerializable() { return (Object) 1 instanceof java.io.Serializable; }
    static boolean of1InstanceofComparable() { return (Object) 1 instanceof Comparable; }
    static boolean of1InstanceofNumber() { return (Object) 1 instanceof Number; }
    static boolean int0Instanceof() { return new int[0] instanceof Object; }
    static boolean int0InstanceofCloneable() { return (Object) new int[0] instanceof Cloneable; }
    static boolean int0InstanceofIoSerializable() { return (Object) new int[0] instanceof java.io.Serializable; }
    static boolean int0GetClassIntClass() { return (Object) new int[0].getClass() == int[].class; }
    static boolean int0GetClassInt1GetClass() { return (Object) new int[0].getClass() == new int[1].getClass(); }
    static boolean integer0GetClassClass() { return (Object) new Integer[0].getClass() == Object[].class; }
    static boolean arraysAsList1ToArrayGetClassClass() { return (Object) Arrays.asList(1).toArray().getClass() == Object[].class; }
    static boolean arrayListArraysAsList1ToArrayInteg() { return (Object) new ArrayList<>(Arrays.asList(1)).toArray(new Integer[0]).getClass() == Integer[].class; }
    static boolean listOf1ToArrayGetClassClass() { return (Object) List.of(1).toArray().getClass() == Object[].class; }
    static boolean e1AGetClassE1Class() { return (Object) E1.A.getClass() == E1.class; }
    static boolean e1BGetClassE1Class() { return (Object) E1.B.getClass() == E1.class; }
    static boolean e1BGetDeclaringClassE1Class() { return E1.B.getDeclaringClass() == E1.class; }
    static boolean kGetClassLGetClass() { return (Object) new K().getClass() == new L().getClass(); }
    static boolean integerClassIntClass() { return Integer.class == int.class; }
    static boolean integerTYPEIntClass() { return Integer.TYPE == int.class; }
    static boolean integerValueOf1GetClassIntegerClas() { return (Object) Integer.valueOf(1).getClass() == Integer.class; }
    static boolean stringClassAGetClass() { return String.class == "a".getClass(); }
    static boolean aGetClassStringBuilderAToStringGet() { return (Object) "a".getClass() == new StringBuilder("a").toString().getClass(); }
    static boolean kClassKClass() { return K.class == K.class; }
    static boolean kClassKClass2() { return K[].class == K[].class; }
    static boolean intClassIntClass() { return int[].class == int[].class; }
    static boolean arrayListGetClassGetNameX() { return new ArrayList<>().getClass().getName() == "x"; }
    static boolean rGetClassQGetClass() { Runnable r = () -> {}; Runnable q = () -> {}; return r.getClass() == q.getClass(); }
    static boolean a0NullARandomAccess1A0Unmodifiable() { Object[] a = new RandomAccess[1]; a[0] = Collections.unmodifiableList(new ArrayList<>()); return a[0] != null; }
    static boolean a0NullARandomAccess1A0Unmodifiable2() { Object[] a = new RandomAccess[1]; a[0] = Collections.unmodifiableList(new LinkedList<>()); return a[0] != null; }
    static boolean abstractListOSize3() { Object o = List.of(1,2,3); return ((AbstractList<?>) o).size() == 3; }
    static boolean navigableSetOIsEmpty() { Object o = new TreeMap<>().keySet(); return ((NavigableSet<?>) o).isEmpty(); }
    static boolean navigableSetIntegerOFirst1() { Object o = new TreeMap<>(Map.of(1,2)).keySet(); return ((NavigableSet<Integer>) o).first() == 1; }
    static boolean listIteratorOHasPrevious() { Object o = new ArrayList<>().iterator(); return ((ListIterator<?>) o).hasPrevious(); }
    static boolean arrayListStreamArrayListStream() { return new ArrayList<>().stream() == new ArrayList<>().stream(); }
    static boolean optionalOf1GetClassOptionalEmptyGe() { return Optional.of(1).getClass() == Optional.empty().getClass(); }
    static boolean randomInstanceofIoSerializable() { return new Random() instanceof java.io.Serializable; }
    static boolean scannerInstanceofIoCloseable() { return new Scanner("") instanceof java.io.Closeable; }
    static boolean stringJoinerInstanceofCharSequence() { return (Object) new StringJoiner("") instanceof CharSequence; }
    static boolean stringBuilderInstanceofIoSerializa() { return new StringBuilder() instanceof java.io.Serializable; }
    static boolean stringBuilderInstanceofComparable() { return (Object) new StringBuilder() instanceof Comparable; }
    static boolean stackInstanceofRandomAccess() { return new Stack<>() instanceof RandomAccess; }
    static boolean vectorGetClassStackGetClass() { return (Object) new Vector<>().getClass() == new Stack<>().getClass(); }
    static boolean linkedListInstanceofDeque() { return new LinkedList<>() instanceof Deque; }
    static boolean exceptionGetClassExceptionClass() { return new Exception().getClass() == Exception.class; }
}
