// Each method is verified as an entry of its own. The comment behind it says which verdict would be wrong: a method of the JDK
// initialises an enum whose class object it is given, and gives its constants.
class Constants {
    static int made;

    enum E {
        P, Q;

        E() {
            made++;
        }
    }

    static Object named(Class<?> c, String name) {
        @SuppressWarnings({"unchecked", "rawtypes"})
        Object found = Enum.valueOf((Class) c, name);
        return found;
    }

    static void first() { Object[] all = E.class.getEnumConstants(); if (all != null && all.length > 0) assert all[0] != E.P; } // not SAFE
    static void counted() { E.class.getEnumConstants(); assert made == 0; } // not SAFE
    static void found(int n) { try { Object x = named(n > 3 ? Thread.State.class : E.class, "P"); assert x != E.P; } catch (RuntimeException e) { } } // not SAFE
    static void given() { assert E.valueOf("P") == E.P; } // not UNSAFE
}
