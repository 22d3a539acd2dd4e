import java.util.Random;
import java.util.Scanner;
import org.cprover.CProver;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Takes values from everywhere, and throws what its argument says when they are those of the test. */
public class Inputs {
    static void is(boolean ok) {
        if (!ok) {
            throw new IllegalArgumentException();
        }
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "random":
                Random r = new Random(1);
                is(r.nextInt() == -5);
                is(r.nextInt(10) == 7 && r.nextInt(3, 9) == 5 && r.nextGaussian() == -1.5);
                is(r.nextLong() == 1L << 40);
                is(r.nextBoolean());
                is(!r.nextBoolean());
                is(r.nextFloat() == 0.25f);
                is(r.nextDouble() == 0.5);
                is(Math.random() == 0.75);
                java.util.function.IntSupplier s = r::nextInt;
                is(s.getAsInt() == 6);
                try {
                    r.nextInt(0);
                    is(false);
                } catch (IllegalArgumentException e) {
                    // as it should be
                }
                // The platform's own use of random numbers goes on as before.
                java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(1, 2, 3));
                java.util.Collections.shuffle(list);
                is(java.util.UUID.randomUUID() != null);
                break;
            case "clock":
                is(System.currentTimeMillis() == 12345);
                is(System.nanoTime() == -1);
                is(System.currentTimeMillis() == 12346);
                break;
            case "scanner":
                Scanner in = new Scanner(System.in);
                is(in.hasNextInt() && in.nextInt() == -3);
                is(in.nextBoolean());
                is(!in.hasNextInt() && in.hasNext() && in.nextLong() == 1L << 40);
                is(new Scanner(System.in).nextShort() == 4);
                is(!in.hasNext());
                break;
            case "verifier":
                is(Verifier.nondetInt() == 1 && Verifier.nondetBoolean() && Verifier.nondetChar() == 'x' && Verifier.nondetDouble() == 1.5);
                Verifier.assume("\u00e9\0".equals(Verifier.nondetString()) && Verifier.nondetString().isEmpty());
                is(CProver.nondetLong() == 2 && CProver.nondetByte() == -1);
                break;
            case "more":
                try {
                    new Random().nextInt();
                } catch (Throwable t) {
                    is(false);
                }
                break;
            case "exit":
                System.exit(0);
                break;
            case "endless":
                while (true) {
                    args[0] = "endless";
                }
            case "deep":
                deep(0);
                break;
            case "print":
                System.out.println("end\nthrew\tx");
                System.err.println("Error: none");
                break;
            default:
                is(false);
        }
        throw new IllegalStateException();
    }

    static int deep(int n) {
        return n < 100_000 ? deep(n + 1) + 1 : n;
    }

    private static int entry(int[] a, String[] s, boolean b, char c, float f, double d, long j, int[] same, Object none) {
        is(a.length == 2 && a[0] == 3 && a[1] == 0 && same == a);
        is(s.length == 2 && s[0] == null && s[1].equals("é\t\"\ud800"));
        is(b && c == 'k' && f == 1.5f && d == -2.5 && j == Long.MIN_VALUE && none == null);
        throw new IllegalStateException();
    }

    int field = 5;

    int method(int x) {
        return 1 / (field + x);
    }

    static class Fails {
        static {
            is(false);
        }

        static void f() { }
    }
}
