// verdict: SAFE
// twin: MarkedThroughTwo
// about: Two methods lead from a method that puts a text together to the one that marks an exception.
// about: Another exception is marked.
// run: args=x

public class MarkedOtherException {
    static final class Marked extends RuntimeException {
        private static final long serialVersionUID = 1L;
        int mark;
        int hint;
    }

    static void set(Marked e, int n) {
        e.hint = n;
    }

    static void mark(Marked e) {
        set(e, 5);
    }

    static String text(Marked e, int n) {
        mark(e);
        return "n" + n;
    }

    public static void main(String[] args) {
        Marked e = new Marked();
        String s = text(e, args.length);
        assert e.mark == 0;
        System.out.println(s);
    }
}
