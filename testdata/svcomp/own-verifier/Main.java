// assert: FALSE
// runtime: TRUE
// A Verifier of the program's own, in the same package, with a body that counts.
public class Main { public static void main(String[] args) { int x = Verifier.nondetInt(); Verifier.assume(x > 5); assert x != 77; } }
