// verdict: UNSAFE
// twin: NestedCatchSafe
// about: A text that is no number is an illegal argument, too, and counted as such.
// run: args=x

public class NestedCatchOrder {
    static int level(String s) {
        int n = Integer.parseInt(s);
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException("out of range");
        }
        return n;
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        boolean range = false;
        try {
            System.out.println(level(args[0]));
        } catch (IllegalArgumentException e) {
            range = true;
        }
        if (range) {
            assert !args[0].equals("x"); // expect: violated assert
        }
    }
}
