import java.util.*;

// An argument may be an object that the program has, too: a constant, a box, a text of an initialiser.
class Shared {
    enum Size { SMALL, LARGE }

    static class Shade {
        static final Shade DARK = new Shade();
        int n;
    }

    static final String NAME = new String("abc");

    static void holdsOther(Object o) {
        if (o instanceof String) {
            o = null;
        }
        assert o != NAME;
    }

    static void failsText(String s) { assert s != NAME; }

    static void failsLiteral(String s) { assert s != "abc"; }

    static void failsLiteralAsSequence(CharSequence s) { assert s != "abc"; }

    static void failsLiteralInQueue(ArrayDeque<String> q) { assert q == null || q.peek() != "abc"; }

    static void failsEnum(Object o) { assert o != Size.LARGE; }

    static void failsEnumAsComparable(Comparable<?> o) { assert o != Size.LARGE; }

    static void failsConstant(Object o) { assert o != Shade.DARK; }

    static void failsThrough(Object o) { assert !same(o, Shade.DARK); }

    static boolean same(Object a, Object b) { return a == b; }

    static void failsBox(Object o) { assert o != Integer.valueOf(5); }

    static void failsNumber(Number n) { assert !(n instanceof Long) || n != Long.valueOf(3); }

    static void failsTrue(Comparable<?> c) { assert c != Boolean.TRUE; }

    static void failsCharacter(java.io.Serializable c) { assert c != Character.valueOf('x'); }

    static void holdsNotNull(Optional<String> o) { assert o == null || o != null; }

    static void failsEmpty(Optional<String> o) { assert o != Optional.<String>empty(); }

    static void failsNoElements(List<String> l) { assert l != Collections.<String>emptyList(); }

    static void failsOrder(Comparator<String> c) { assert c != String.CASE_INSENSITIVE_ORDER; }

    static void failsInteger(Object o) { assert o != java.math.BigInteger.ONE; }

    static void failsClass(Class<?> c) { assert c != Shared.class; }

    static void failsStream(java.io.PrintStream s) { assert s != System.out; }

    public static void main(String[] args) {
        switch (args[0]) {
            case "holdsOther": holdsOther(NAME); break;
            case "holdsNotNull": holdsNotNull(Optional.empty()); break;
            case "failsEmpty": failsEmpty(Optional.empty()); break;
            case "failsNoElements": failsNoElements(Collections.emptyList()); break;
            case "failsOrder": failsOrder(String.CASE_INSENSITIVE_ORDER); break;
            case "failsInteger": failsInteger(java.math.BigInteger.ONE); break;
            case "failsClass": failsClass(Shared.class); break;
            case "failsStream": failsStream(System.out); break;
            case "failsText": failsText(NAME); break;
            case "failsLiteral": failsLiteral("abc"); break;
            case "failsLiteralAsSequence": failsLiteralAsSequence("abc"); break;
            case "failsLiteralInQueue": failsLiteralInQueue(new ArrayDeque<>(List.of("abc"))); break;
            case "failsEnum": failsEnum(Size.LARGE); break;
            case "failsEnumAsComparable": failsEnumAsComparable(Size.LARGE); break;
            case "failsConstant": failsConstant(Shade.DARK); break;
            case "failsThrough": failsThrough(Shade.DARK); break;
            case "failsBox": failsBox(5); break;
            case "failsNumber": failsNumber(3L); break;
            case "failsTrue": failsTrue(true); break;
            case "failsCharacter": failsCharacter('x'); break;
        }
    }
}
