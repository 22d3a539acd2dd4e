// assert: TRUE
// runtime: TRUE
// A Verifier of the program's own, in a package.
import de.check.Verifier;
public class Main { public static void main(String[] args) { int x = Verifier.nondetInt(); Verifier.assume(x > 5); assert x > 4; } }
