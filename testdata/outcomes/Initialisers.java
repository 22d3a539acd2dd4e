// What leaves a class initialiser is wrapped, unless it is an Error (JLS 12.4.2).
class Initialisers {
    static class Parses { static final int SIZE = Integer.parseInt("12O"); }
    static void parses() { System.out.println(Parses.SIZE); }

    static class Parsed { static final int SIZE = Integer.parseInt("120"); }
    static void parsed() { System.out.println(Parsed.SIZE); }

    static class Divides { static int zero; static { go(); } static void go() { zero = 1 / zero; } }
    static void divides() { System.out.println(Divides.zero); }

    static class Asserts { static int zero; static { assert zero > 0; } }
    static void asserts() { System.out.println(Asserts.zero); }

    static class Fails { static int zero; static { if (zero == 0) throw new Error("x"); } }
    static void fails() { System.out.println(Fails.zero); }

    static class OtherHandler { static int n; static { try { n = new int[0][0].length / n; } catch (IllegalStateException e) { n = 2; } } }
    static void otherHandler() { System.out.println(OtherHandler.n); }

    static class Inner { static int n = 1 / new int[0].length; }
    static class Outer { static int n = Inner.n; }
    static void nested() { System.out.println(Outer.n); }

    static class Late { static int n; static { n = 1 / n; } }
    static void notCaught() { try { System.out.println(Late.n); } catch (ArithmeticException e) { System.out.println(); } }

    static class Later { static int n; static { n = 1 / n; } }
    static void thrownAgain() { try { System.out.println(Later.n); } catch (LinkageError e) { throw e; } }

    static class Caught { static int n; static { n = 1 / n; } }
    static void caught() { try { System.out.println(Caught.n); } catch (ExceptionInInitializerError e) { assert e.getCause() instanceof ArithmeticException; } }

    static class Twice { static int n; static { n = 1 / n; } }
    static void twice() { try { System.out.println(Twice.n); } catch (ExceptionInInitializerError e) { System.out.println(Twice.n); } }

    static class ByHand { static int n; static { if (n == 0) throw new ExceptionInInitializerError(new RuntimeException()); } }
    static void byHand() { System.out.println(ByHand.n); }

    enum Third { A; final int n = 3 / ordinal(); }
    static void constant() { System.out.println(Third.A); }

    interface Number { int ONE = Integer.parseInt("one"); default void f() { } }
    static class Counts implements Number { }
    static void ofInterface() { new Counts(); }
}
