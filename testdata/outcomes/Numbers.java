import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Objects;

// Methods of the library that throw for some of their arguments: each once with
// such arguments and once without.
class Numbers {
    static void absOfMin() { Math.absExact(Integer.MIN_VALUE); }
    static void absOfLongMin() { Math.absExact(Long.MIN_VALUE); }
    static void abs() { assert Math.absExact(-5) == 5 && Math.absExact(Long.MIN_VALUE + 1) == Long.MAX_VALUE; }

    static void fromTo() { assert Objects.checkFromToIndex(1, 3, 3) == 1; }
    static void fromToLong() { Objects.checkFromToIndex(1, 5, 3); }
    static void fromToBack() { Objects.checkFromToIndex(2, 1, 3); }
    static void fromToLongs() { Objects.checkFromToIndex(2L, 1L, 3L); }
    static void fromSize() { assert Objects.checkFromIndexSize(1, 2, 3) == 1; }
    static void fromSizeLong() { Objects.checkFromIndexSize(1, 3, 3); }
    static void fromSizeOverflow() { Objects.checkFromIndexSize(1, Integer.MAX_VALUE, 3); }
    static void fromSizeLongs() { Objects.checkFromIndexSize(1L, 3L, 3L); }
    static void indexLong() { Objects.checkIndex(3L, 3L); }
    static void indexText() { try { Objects.checkIndex(3, 3); } catch (IndexOutOfBoundsException e) { System.out.println(e); } }
    static void elseGet() { assert Objects.requireNonNullElseGet(null, () -> "x") == "x"; }
    static void elseGetNull() { Objects.requireNonNullElseGet(null, null); }
    static void elseGetNullResult() { Objects.requireNonNullElseGet(null, () -> null); }

    static void decoded() { assert Integer.decode("-0x1F") == -31 && Integer.decode("#f") == 15 && Integer.decode("010") == 8 && Integer.decode("0") == 0 && Integer.decode("+7") == 7; }
    static void decodedOthers() { assert Long.decode("-0x8000000000000000") == Long.MIN_VALUE && Short.decode("-32768") == -32768 && Byte.decode("0X7f") == 127; }
    static void decodeLetters() { Integer.decode("0xZZ"); }
    static void decodeNothing() { Integer.decode(""); }
    static void decodeNull() { Integer.decode(null); }
    static void decodeSigns() { Integer.decode("-+5"); }
    static void decodeSignInside() { Integer.decode("0x-5"); }
    static void decodeLarge() { Byte.decode("128"); }
    static void decodeLargeInt() { Integer.decode("0x80000000"); }
    static void decodeHash() { Integer.decode("#"); }

    static void part() { assert Integer.parseInt("a12b", 1, 3, 10) == 12; }
    static void partEmpty() { Integer.parseInt("a12b", 1, 1, 10); }
    static void partLong() { Integer.parseInt("a12b", 1, 5, 10); }
    static void partNull() { Integer.parseInt(null, 0, 0, 10); }
    static void unsignedParsed() { assert Integer.parseUnsignedInt("4294967295") == -1; }
    static void unsignedLarge() { Integer.parseUnsignedInt("4294967296"); }
    static void unsignedNegative() { Integer.parseUnsignedInt("-1"); }
    static void unsignedDivided() { assert Integer.divideUnsigned(-1, 2) == Integer.MAX_VALUE && Long.divideUnsigned(-1, 10) == 1844674407370955161L && Long.remainderUnsigned(-1, 10) == 5; }
    static void unsignedByZero() { Integer.divideUnsigned(1, 0); }
    static void unsignedRest() { Integer.remainderUnsigned(1, 0); }
    static void unsignedLongByZero() { Long.divideUnsigned(1, 0); }
    static void unsignedLongRest() { Long.remainderUnsigned(1, 0); }
    static void unsignedOrder() { assert Integer.compareUnsigned(-1, 1) > 0 && Long.compareUnsigned(1, -1) < 0; }

    static void found() { int[] a = {1, 3, 5, 7}; assert Arrays.binarySearch(a, 1, 3, 5) == 2 && Arrays.binarySearch(a, 1, 3, 7) == -4; }
    static void foundNumber() { double[] a = {-0.0, 0.0, Double.NaN}; assert Arrays.binarySearch(a, 0.0) == 1 && Arrays.binarySearch(a, Double.NaN) == 2; }
    static void foundObject() { Integer[] a = {1, 3, 5}; assert Arrays.binarySearch(a, 3) == 1 && Arrays.binarySearch(a, 4, Comparator.naturalOrder()) == -3; }
    static void searchPast() { Arrays.binarySearch(new int[3], 2, 9, 1); }
    static void searchBack() { Arrays.binarySearch(new long[3], 2, 1, 1); }
    static void searchBefore() { Arrays.binarySearch(new char[3], -1, 1, 'a'); }
    static void searchNull() { Arrays.binarySearch((byte[]) null, (byte) 1); }
    static void searchForNull() { Arrays.binarySearch(new String[] {"a"}, null); }
    static void searchNullElement() { Arrays.binarySearch(new String[1], "a"); }
    static void searchNoOrder() { Arrays.binarySearch(new Object[] {new Object()}, "a"); }
    static void searchObjectsPast() { Arrays.binarySearch(new Object[1], 0, 2, "a"); }
    static void filled() { Object[] a = new String[3]; Arrays.fill(a, 1, 2, "x"); assert a[0] == null && a[1] == "x"; }
    static void filledPast() { Arrays.fill(new Object[3], 1, 4, "x"); }
    static void filledWrongly() { Arrays.fill(new String[3], 1, 2, 5); }

    static void natural() { Comparator<Integer> c = Comparator.naturalOrder(); assert c.compare(1, 2) < 0 && c.reversed().compare(1, 2) > 0; }
    static void naturalNull() { Comparator<Integer> c = Comparator.naturalOrder(); c.compare(null, 3); }
    static void naturalToNull() { Comparator<Integer> c = Comparator.naturalOrder(); c.compare(3, null); }
    static void reverseNull() { Comparator<Integer> c = Comparator.reverseOrder(); c.compare(3, null); }
    static void reverseOfNull() { Comparator<Integer> c = Collections.reverseOrder(); c.compare(null, 3); }
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void naturalOther() { Comparator c = Comparator.naturalOrder(); c.compare(new Object(), 3); }
    static void nullsFirst() { Comparator<Integer> c = Comparator.nullsFirst(Comparator.naturalOrder()); assert c.compare(null, 3) < 0 && c.reversed().compare(null, 3) > 0 && c.compare(null, null) == 0 && c.compare(4, 3) > 0; }
    static void nullsLast() { Comparator<Integer> c = Comparator.nullsLast(null); assert c.compare(null, 3) > 0 && c.compare(5, 3) == 0; c.thenComparing((Comparator<Integer>) null); }

    static void ceilings() { assert 7 / 2 == 3 && Math.multiplyFull(Integer.MAX_VALUE, 2) == 4294967294L; }
}
