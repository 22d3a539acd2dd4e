// Which classes are initialised when the entry is called, and in which order that was.
class Initialised {
    static int flag;

    static class One {
        static { Initialised.flag = 1; }
    }

    static class Two {
        static { Initialised.flag = 2; }
    }

    static class Copy {
        static int seen = Initialised.flag;
    }

    static class Link {
        One one;
    }

    static class Alone {
        static int count;
        static int[] table = { 4, 5 };
        static { count = table.length; }
    }

    static void holdsAlone(Alone a) { assert Alone.count == 2; }

    static void holdsObject(One o) { assert o == null || flag == 1; }

    static void holdsObjects(One o, Two t) { assert o == null || t == null || flag != 0; }

    static void holdsTyped(Object o) { assert !(o instanceof Two) || flag == 2; }

    static void failsNull(One o) { assert o != null || flag == 1; }

    static void failsNullAfter(One o) { assert flag == 0; }

    static void failsOrder(One o, Two t) { assert o == null || t == null || flag == 2; }

    static void failsOtherOrder(One o, Two t) { assert o == null || t == null || flag == 1; }

    static void failsTyped(Object o) { assert o instanceof Two || flag == 2; }

    static void failsBehind(Link l) { assert flag == 0; }

    static void failsNotBehind(Link l) { assert flag == 1; }

    enum Level {
        LOW, HIGH;
        static { Initialised.flag = 3; }
    }

    static void holdsLevel(Level l) { assert l == null || flag == 3; }

    static void failsNoLevel(Level l) { assert flag == 3; }

    static void failsLevel(Level l) { assert flag == 0; }

    static void failsSecondLevel(Level a, Level b) { assert a != null || flag == 3; }

    static void failsLater(Copy c) {
        flag = 5;
        assert Copy.seen == 0;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "holdsAlone": holdsAlone(null); break;
            case "holdsObject": holdsObject(new One()); break;
            case "holdsObjects": holdsObjects(new One(), new Two()); break;
            case "holdsTyped": holdsTyped(new Two()); break;
            case "failsNull": failsNull(null); break;
            case "failsNullAfter": failsNullAfter(new One()); break;
            case "failsOrder": {
                Two t = new Two();
                failsOrder(new One(), t);
                break;
            }
            case "failsOtherOrder": failsOtherOrder(new One(), new Two()); break;
            case "failsTyped": failsTyped(null); break;
            case "failsBehind": {
                Link l = new Link();
                l.one = new One();
                failsBehind(l);
                break;
            }
            case "failsNotBehind": failsNotBehind(new Link()); break;
            case "holdsLevel": holdsLevel(Level.LOW); break;
            case "failsNoLevel": failsNoLevel(null); break;
            case "failsLevel": failsLevel(Level.HIGH); break;
            case "failsSecondLevel": failsSecondLevel(null, null); break;
            case "failsLater": failsLater(null); break;
        }
    }
}
