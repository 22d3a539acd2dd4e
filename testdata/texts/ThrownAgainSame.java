// verdict: SAFE
// twin: ThrownDeeper
// about: A method that reads a text throws an exception that it is given, and counts how often.
// about: It throws it as it is.
// run: args=x

public class ThrownAgainSame {
    static final class Deep extends RuntimeException {
        private static final long serialVersionUID = 1L;
        int depth;
    }

    static Deep deeper(Deep e) {
        e.depth = e.depth + 1;
        return e;
    }

    static int length(String s, Deep e) {
        if (s.isEmpty()) {
            throw e;
        }
        return s.length();
    }

    public static void main(String[] args) {
        Deep e = new Deep();
        try {
            System.out.println(length(args.length == 1 ? "" : "a", e));
        } catch (Deep f) {
            assert f.depth == 0;
        }
    }
}
