// verdict: SAFE
// twin: HiddenLinkToNew
// about: A method that puts a text together links an exception to a new one; no run is long enough to see it.
// about: The link begins at another exception.
// run:

public class HiddenLinkOfOther {
    static final class Linked extends RuntimeException {
        private static final long serialVersionUID = 1L;
        Linked last;

        Linked(String s) {
            super(s);
        }
    }

    static Linked make() {
        return new Linked("m");
    }

    static void link(Linked e) {
        e.last = make();
    }

    static String text(Linked e, int n) {
        link(new Linked("b"));
        return "n" + n;
    }

    /** Returns its argument, after more steps than runs have. */
    static int hid(int x) {
        int n = 0;
        for (int i = 0; i < 60_000_000; i++) {
            n += i & 3;
        }
        return n == -1 ? 0 : x;
    }

    public static void main(String[] args) {
        Linked e = new Linked("a");
        String s = text(e, args.length);
        if (hid(1) == 1) {
            assert e.last == null;
        }
        System.out.println(s);
    }
}
