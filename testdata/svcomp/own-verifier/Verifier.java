import java.util.Random;
public final class Verifier {
    public static void assume(boolean c) { if (!c) Runtime.getRuntime().halt(1); }
    public static int nondetInt() { return new Random().nextInt(); }
    public static boolean nondetBoolean() { return new Random().nextBoolean(); }
}
