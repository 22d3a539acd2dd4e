// verdict: UNSAFE
// twin: ParsedSumSafe
// about: The sum of two ints can wrap around.
// run: args=2147483647,1

public class ParsedSumOverflows {
    static int read(String s) {
        try {
            return Math.max(0, Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        if (args.length < 2) {
            return;
        }
        int a = read(args[0]);
        int b = read(args[1]);
        long sum = a + b;
        assert sum >= a && sum >= b; // expect: violated assert
    }
}
