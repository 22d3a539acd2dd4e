import java.util.*;
import java.util.function.*;

// Which objects are the same one, and of which class: boxes, enums, arrays and others. Each method
// has the value here that it has on the JVM.
@SuppressWarnings({"removal", "deprecation", "unchecked", "rawtypes"})
public class Boxes {
    enum E2 { A, B }
    static final Integer CI = 5; static final Integer CJ = 5;
    static class F1 { static final Integer I = 1000; static Object o = new Object(); }

    static boolean aBIntegerA127B127() { Integer a = 127, b = 127; return a == b; }
    static boolean aBIntegerA128B128() { Integer a = 128, b = 128; return a == b; }
    static boolean aBIntegerA128B128x2() { Integer a = -128, b = -128; return a == b; }
    static boolean aBIntegerA129B129() { Integer a = -129, b = -129; return a == b; }
    static boolean aBLongA127LB127L() { Long a = 127L, b = 127L; return a == b; }
    static boolean aBLongA128LB128L() { Long a = 128L, b = 128L; return a == b; }
    static boolean aBShortA127B127() { Short a = 127, b = 127; return a == b; }
    static boolean aBShortA128B128() { Short a = 128, b = 128; return a == b; }
    static boolean aBByteA128B128() { Byte a = -128, b = -128; return a == b; }
    static boolean aBCharacterA127B127() { Character a = 127, b = 127; return a == b; }
    static boolean aBCharacterA128B128() { Character a = 128, b = 128; return a == b; }
    static boolean aBBooleanATrueBTrue() { Boolean a = true, b = true; return a == b; }
    static boolean aBFloatA0FB0F() { Float a = 0f, b = 0f; return a == b; }
    static boolean aBDoubleA0DB0D() { Double a = 0d, b = 0d; return a == b; }
    static boolean integer1Integer1() { return new Integer(1) == new Integer(1); }
    static boolean integer1IntegerValueOf1() { return new Integer(1) == Integer.valueOf(1); }
    static boolean integer1EqualsIntegerValueOf1() { return new Integer(1).equals(Integer.valueOf(1)); }
    static boolean booleanTrueBooleanTRUE() { return new Boolean(true) == Boolean.TRUE; }
    static boolean booleanValueOfTrueBooleanTRUE() { return Boolean.valueOf("true") == Boolean.TRUE; }
    static boolean booleanValueOfXBooleanFALSE() { return Boolean.valueOf("x") == Boolean.FALSE; }
    static boolean booleanValueOfTrueBooleanTRUE2() { return Boolean.valueOf(true) == Boolean.TRUE; }
    static boolean integerValueOf5IntegerValueOf5() { return Integer.valueOf("5") == Integer.valueOf(5); }
    static boolean integerValueOf500IntegerValueOf500() { return Integer.valueOf("500") == Integer.valueOf(500); }
    static boolean integerValueOf510IntegerValueOf5() { return Integer.valueOf("5", 10) == Integer.valueOf(5); }
    static boolean longValueOf5LongValueOf5() { return Long.valueOf("5") == Long.valueOf(5); }
    static boolean shortValueOf5ShortValueOfShort5() { return Short.valueOf("5") == Short.valueOf((short) 5); }
    static boolean byteValueOf5ByteValueOfByte5() { return Byte.valueOf("5") == Byte.valueOf((byte) 5); }
    static boolean integerDecode5IntegerValueOf5() { return Integer.decode("5") == Integer.valueOf(5); }
    static boolean longDecode5LongValueOf5() { return Long.decode("5") == Long.valueOf(5); }
    static boolean characterACharacterValueOfA() { return new Character('a') == Character.valueOf('a'); }
    static boolean long1LongValueOf1() { return new Long(1) == Long.valueOf(1); }
    static boolean double1EqualsDoubleValueOf1() { return new Double(1).equals(Double.valueOf(1)); }
    static boolean doubleValueOf1DoubleValueOf1() { return Double.valueOf(1) == Double.valueOf(1); }
    static boolean doubleValueOf1DoubleValueOf1x2() { return Double.valueOf("1") == Double.valueOf("1"); }
    static boolean cICJ() { return CI == CJ; }
    static boolean f1IF1I() { return F1.I == F1.I; }
    static boolean f1OF1O() { return F1.o == F1.o; }
    static boolean e2ValuesE2Values() { return E2.values() == E2.values(); }
    static boolean e2Values0E2A() { return E2.values()[0] == E2.A; }
    static boolean e2ValueOfAE2A() { return E2.valueOf("A") == E2.A; }
    static boolean enumValueOfE2ClassAE2A() { return Enum.valueOf(E2.class, "A") == E2.A; }
    static boolean e2ClassGetEnumConstants0E2A() { return E2.class.getEnumConstants()[0] == E2.A; }
    static boolean enumSetOfE2AEnumSetOfE2A() { return EnumSet.of(E2.A) == EnumSet.of(E2.A); }
    static boolean e2AGetClassE2BGetClass() { return E2.A.getClass() == E2.B.getClass(); }
    static boolean e2ANameA() { return E2.A.name() == "A"; }
    static boolean e2AToStringA() { return E2.A.toString() == "A"; }
    static boolean e2ANameE2AToString() { return E2.A.name() == E2.A.toString(); }
    static boolean l0L1ListIntegerLArrayListListOf100() { List<Integer> l = new ArrayList<>(List.of(100, 100)); return l.get(0) == l.get(1); }
    static boolean l0L1ListIntegerLArrayListListOf100x2() { List<Integer> l = new ArrayList<>(List.of(1000, 1000)); return l.get(0) == l.get(1); }
    static boolean mAMAMapStringIntegerMHashMapMPutA1() { Map<String,Integer> m = new HashMap<>(); m.put("a", 1000); return m.get("a") == m.get("a"); }
    static boolean mMergeA27IntegerSumInteger127() { Map<String,Integer> m = new HashMap<>(); m.merge("a", 100, Integer::sum); return m.merge("a", 27, Integer::sum) == (Integer) 127; }
    static boolean mMergeA28IntegerSumInteger128() { Map<String,Integer> m = new HashMap<>(); m.merge("a", 100, Integer::sum); return m.merge("a", 28, Integer::sum) == (Integer) 128; }
    static boolean oAIntegerA1000OA() { Integer a = 1000; Object o = a; return o == a; }
    static boolean integerBAIntegerA1000IntBA() { Integer a = 1000; int b = a; return (Integer) b == a; }
    static boolean optionalOfAA() { Integer a = 1000; return (Object) Optional.of(a).get() == a; }
    static boolean aCloneAIntA1() { int[] a = {1}; return a.clone() == a; }
    static boolean aCloneAIntA() { int[] a = {}; return a.clone() == a; }
    static boolean arraysCopyOfA0AA() { Object[] a = {}; return Arrays.copyOf(a, 0) == a; }
    static boolean arrayListToArrayArrayListToArray() { return new ArrayList<>().toArray() == new ArrayList<>().toArray(); }
    static boolean arrayListToArrayAA() { Object[] a = new Object[0]; return new ArrayList<>().toArray(a) == a; }
    static boolean arrayListToArrayAA2() { Object[] a = new Object[1]; return new ArrayList<>().toArray(a) == a; }
    static boolean arrayListListOf1ToArrayAA() { Object[] a = new Object[0]; return new ArrayList<Object>(List.of(1)).toArray(a) == a; }
    static boolean arrayListListOf1ToArrayAA2() { Object[] a = new Object[1]; return new ArrayList<Object>(List.of(1)).toArray(a) == a; }
    static boolean listOfToArrayAA() { Object[] a = new Object[0]; return List.of().toArray(a) == a; }
    static boolean setOfToArrayAAA0() { Object[] a = new Object[0]; return Set.of().toArray(a) == a; }
    static boolean hashSetToArrayAA() { Object[] a = new Object[0]; return new HashSet<>().toArray(a) == a; }
    static boolean linkedListToArrayAA() { Object[] a = new Object[0]; return new LinkedList<>().toArray(a) == a; }
    static boolean arrayDequeToArrayAA() { Object[] a = new Object[0]; return new ArrayDeque<>().toArray(a) == a; }
    static boolean priorityQueueToArrayAA() { Object[] a = new Object[0]; return new PriorityQueue<>().toArray(a) == a; }
    static boolean vectorToArrayAA() { Object[] a = new Object[0]; return new Vector<>().toArray(a) == a; }
    static boolean arraysAsListToArrayAA() { Object[] a = new Object[0]; return Arrays.asList().toArray(a) == a; }
    static boolean emptyListToArrayAA() { Object[] a = new Object[0]; return Collections.emptyList().toArray(a) == a; }
    static boolean emptyListToArrayEmptyListToArray() { return Collections.emptyList().toArray() == Collections.emptyList().toArray(); }
    static boolean arraysAsListAToArrayA() { Integer[] a = {1}; return Arrays.asList(a).toArray() == (Object) a; }
    static boolean arraysAsListAToArrayA2() { Object[] a = {1}; return Arrays.asList(a).toArray() == a; }
    static boolean l0IIntegerI1000ListIntegerLArrayLi() { Integer i = 1000; List<Integer> l = new ArrayList<>(); l.add(i); return l.get(0) == i; }
    static boolean mKeySetIteratorNextI() { Integer i = 1000; Map<Integer,Integer> m = new HashMap<>(); m.put(i, i); return m.keySet().iterator().next() == i; }
    static boolean mKeySetIteratorNextI2() { Integer i = 1000, k = new Integer(1000); Map<Integer,Integer> m = new HashMap<>(); m.put(i, i); m.put(k, k); return m.keySet().iterator().next() == i; }
    static boolean mKeySetIteratorNextI3() { Integer i = 1000, k = new Integer(1000); Map<Integer,Integer> m = new TreeMap<>(); m.put(i, i); m.put(k, k); return m.keySet().iterator().next() == i; }
    static boolean mIteratorNextIIntegerI1000KInteger() { Integer i = 1000, k = new Integer(1000); Set<Integer> m = new HashSet<>(); m.add(i); m.add(k); return m.iterator().next() == i; }
    static boolean mathMaxIKIIntegerI1000KInteger1000() { Integer i = 1000, k = new Integer(1000); return Math.max(i, k) == i; }
    static boolean maxListOfIKI() { Integer i = 1000, k = new Integer(1000); return Collections.max(List.of(i, k)) == i; }
    static boolean minListOfIKI() { Integer i = 1000, k = new Integer(1000); return Collections.min(List.of(i, k)) == i; }
    static boolean m1IIntegerI1000KInteger1000MapInte() { Integer i = 1000, k = new Integer(1000); Map<Integer,Integer> m = new HashMap<>(); m.put(1, i); m.putIfAbsent(1, k); return m.get(1) == i; }
    static boolean objectsRequireNonNullElseIKI() { Integer i = 1000, k = new Integer(1000); return Objects.requireNonNullElse(i, k) == i; }
    static boolean objectsRequireNonNullII() { Integer i = 1000; return Objects.requireNonNull(i) == i; }
    static boolean integerClassIntegerValueOf1GetClas() { return Integer.class == Integer.valueOf(1).getClass(); }
    static boolean intClassIntegerClass() { return int.class == Integer.class; }
    static boolean intClassIntClass() { return int.class == int.class; }
    static boolean e2ClassGetEnumConstantsE2ClassGetE() { return E2.class.getEnumConstants() == E2.class.getEnumConstants(); }
    static boolean voidClassVoidTYPE() { return void.class == Void.TYPE; }
    static boolean oGetClassOGetClass() { Object o = new Object(); return o.getClass() == o.getClass(); }
    static boolean qRRunnableRRunnableQR() { Runnable r = () -> {}; Runnable q = r; return q == r; }
    static boolean sSSupplierSupplierIntegerS1() { Supplier<Supplier<Integer>> s = () -> () -> 1; return s.get() == s.get(); }
    static boolean sSSupplierSupplierIntegerSIntKRand() { Supplier<Supplier<Integer>> s = () -> { int k = new Random().nextInt(); return () -> k; }; return s.get() == s.get(); }
    static boolean functionIdentityFunctionIdentity() { return Function.identity() == Function.identity(); }
    static boolean fAndThenFFFunctionFFunctionIdentit() { Function<Object,Object> f = Function.identity(); return f.andThen(f) == f; }
    static boolean unaryOperatorIdentityUnaryOperator() { return UnaryOperator.identity() == UnaryOperator.identity(); }
    static boolean cThenComparingCCComparatorIntegerC() { Comparator<Integer> c = Comparator.naturalOrder(); return c.thenComparing(c) == c; }
    static boolean tInitCauseNullTThrowableTException() { Throwable t = new Exception(); return t.initCause(null) == t; }
    static boolean tFillInStackTraceT() { Throwable t = new Exception(); return t.fillInStackTrace() == t; }
    static boolean tGetStackTraceTGetStackTrace() { Throwable t = new Exception(); return t.getStackTrace() == t.getStackTrace(); }
    static boolean tGetSuppressedTGetSuppressed() { Throwable t = new Exception(); return t.getSuppressed() == t.getSuppressed(); }
    static boolean tGetCauseTGetCause() { Throwable t = new Exception(new Error()); return t.getCause() == t.getCause(); }
    static boolean threadCurrentThreadThreadCurrentTh() { return Thread.currentThread() == Thread.currentThread(); }
    static boolean outOut() { return System.out == System.out; }
    static boolean outErr() { return System.out == System.err; }
    static boolean runtimeGetRuntimeRuntimeGetRuntime() { return Runtime.getRuntime() == Runtime.getRuntime(); }
    static boolean mathBigIntegerONEMathBigIntegerVal() { return java.math.BigInteger.ONE == java.math.BigInteger.valueOf(1); }
    static boolean mathBigIntegerONEMathBigIntegerONE() { return java.math.BigInteger.ONE == java.math.BigInteger.ONE; }
    static boolean mathBigIntegerValueOf1MathBigInteg() { return java.math.BigInteger.valueOf(1) == java.math.BigInteger.valueOf(1); }
    static boolean mathBigIntegerValueOf100MathBigInt() { return java.math.BigInteger.valueOf(100) == java.math.BigInteger.valueOf(100); }
    static boolean mathBigDecimalZEROMathBigDecimalVa() { return java.math.BigDecimal.ZERO == java.math.BigDecimal.valueOf(0); }
    static boolean localeROOTLocaleROOT() { return java.util.Locale.ROOT == java.util.Locale.ROOT; }
    static boolean localeUSLocaleForLanguageTagEnUS() { return java.util.Locale.US == java.util.Locale.forLanguageTag("en-US"); }
    static boolean timeDurationZEROTimeDurationOfSeco() { return java.time.Duration.ZERO == java.time.Duration.ofSeconds(0); }
    static boolean nioCharsetStandardCharsetsUTF8NioC() { return java.nio.charset.StandardCharsets.UTF_8 == java.nio.charset.Charset.forName("UTF-8"); }
    static boolean stringCASEINSENSITIVEORDERStringCA() { return String.CASE_INSENSITIVE_ORDER == String.CASE_INSENSITIVE_ORDER; }
    static boolean concurrentTimeUnitSECONDSConcurren() { return java.util.concurrent.TimeUnit.SECONDS == java.util.concurrent.TimeUnit.valueOf("SECONDS"); }
    static boolean integerValueOf1000HashCode1000() { return Integer.valueOf(1000).hashCode() == 1000; }
    static boolean identityHashCodeNull0() { return System.identityHashCode(null) == 0; }
    static boolean oHashCodeIdentityHashCodeO() { Object o = new Object(); return o.hashCode() == System.identityHashCode(o); }
    static boolean oHashCodeOHashCode() { Object o = new Object(); return o.hashCode() == o.hashCode(); }
    static boolean oHashCodeOHashCode2() { int[] o = new int[0]; return o.hashCode() == o.hashCode(); }
    static boolean oHashCodeOHashCode3() { Object o = new Exception(); return o.hashCode() == o.hashCode(); }
    static boolean oHashCodeOHashCode4() { Object o = new Random(); return o.hashCode() == o.hashCode(); }
    static boolean oToStringEqualsOToString() { Object o = new Object(); return o.toString().equals(o.toString()); }
    static boolean equals() { return new Object().equals(new Object()); }
    static boolean e2AHashCodeE2AHashCode() { return E2.A.hashCode() == E2.A.hashCode(); }
    static boolean stringClassHashCodeStringClassHash() { return String.class.hashCode() == String.class.hashCode(); }
    static boolean arrayListIteratorArrayListIterator() { return new ArrayList<>().iterator() == new ArrayList<>().iterator(); }
    static boolean lIteratorLIterator() { List<Integer> l = new ArrayList<>(); return l.iterator() == l.iterator(); }
    static boolean lSubList00LSubList00() { List<Integer> l = new ArrayList<>(); return l.subList(0, 0) == l.subList(0, 0); }
    static boolean lSubList00LListIntegerLArrayList() { List<Integer> l = new ArrayList<>(); return l.subList(0, 0) == l; }
    static boolean arrayListOCloneO() { Object o = new ArrayList<>(); return ((ArrayList<?>) o).clone() == o; }
    static boolean mEntrySetIteratorNextE() { Map<Integer,Integer> m = new HashMap<>(); m.put(1, 2); Map.Entry<Integer,Integer> e = m.entrySet().iterator().next(); m.remove(1); m.put(1, 2); return m.entrySet().iterator().next() == e; }
    static boolean iIIteratorIntegerIArrayListInteger() { Iterator<Integer> i = new ArrayList<Integer>().iterator(); return i == i; }
    static boolean iHasNextIHasPrevious() { ListIterator<Integer> i = new ArrayList<Integer>().listIterator(); return i.hasNext() == i.hasPrevious(); }
    static boolean characterValueOfChar200CharacterVa() { return Character.valueOf((char) 200) == Character.valueOf((char) 200); }
    static boolean integerValueOfIntegerMAXVALUEInteg() { return Integer.valueOf(Integer.MAX_VALUE) == Integer.valueOf(Integer.MAX_VALUE); }
    static boolean byte5Short5() { return (Object) (byte) 5 == (Object) (short) 5; }
    static boolean of55L() { return (Object) 5 == (Object) 5L; }
    static boolean oInstanceofDoubleOTrue120() { Object o = true ? 1 : 2.0; return o instanceof Double; }
}
