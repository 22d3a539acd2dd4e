// verdict: SAFE
// twin: CauseGivenInText
// about: A method that reads a text gives an exception its cause.
// about: The cause is given to another exception.
// run: args=x

public class CauseGivenElsewhere {
    static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1L;
        Late before;

        void after(Late e) {
            before = e;
        }
    }

    static int first(String s, Late e, Late f) {
        if (s.isEmpty()) {
            f.after(e);
            return 0;
        }
        return s.charAt(0);
    }

    public static void main(String[] args) {
        Late e = new Late();
        int c = first(args.length == 1 ? "" : "a", e, new Late());
        assert e.before == null;
        System.out.println(c);
    }
}
