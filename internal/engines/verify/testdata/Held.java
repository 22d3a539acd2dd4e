/** What arrays from outside hold. */
public class Held {
    static void strings(String[] a) {
        assert a == null || a.length == 0 || a[0] == null || (Object) a[0] != a;
    }

    static void objects(Object[] a) {
        assert a == null || a.length == 0 || a[0] == null || a[0] != a;
    }

    static void boxes(Held[][] a) {
        assert a == null || a.length == 0 || a[0] == null || (Object) a[0] != a;
    }
}
