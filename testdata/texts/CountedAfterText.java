// verdict: SAFE
// twin: CountedInText
// about: A method puts a text together, and counts in an exception that it is given.
// about: The count is taken before.
// run: args=x

public class CountedAfterText {
    static final class Counting extends RuntimeException {
        private static final long serialVersionUID = 1L;
        int count;

        void bump() {
            count++;
        }
    }

    static String text(Counting e, int n) {
        e.bump();
        return "n" + n;
    }

    public static void main(String[] args) {
        Counting e = new Counting();
        int count = e.count;
        assert count == 0;
        System.out.println(text(e, args.length));
    }
}
