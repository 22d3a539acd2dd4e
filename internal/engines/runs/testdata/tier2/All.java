/** Runs all programs, each behind a line with its name. */
public class All {
    public static void main(String[] args) throws Exception {
        System.out.println("== Pattern");
        Regexes.all();
        System.out.println("== Formatter");
        Formats.all();
        System.out.println("== BigInteger");
        Integers.all();
        System.out.println("== BigDecimal");
        Decimals.all();
        System.out.println("== java.time");
        Clocks.all();
        System.out.println("== Base64");
        Encodings.bases();
        System.out.println("== MessageDigest");
        Encodings.digests();
        System.out.println("== UUID");
        Encodings.uuids();
        System.out.println("== StringTokenizer");
        Collected.tokens();
        System.out.println("== BitSet");
        Collected.bits();
        System.out.println("== IdentityHashMap");
        Collected.identities();
        System.out.println("== ConcurrentHashMap");
        Collected.concurrent();
        System.out.println("== Character");
        Letters.all();
        System.out.println("== BreakIterator");
        Breaks.all();
        System.out.println("== Buffers");
        Buffers.all();
        System.out.println("== sorted");
        Sorted.all();
        System.out.println("== fields");
        Reflected.all();
        System.out.println("== writers");
        Writers.all();
    }
}
