// verdict: UNSAFE
// twin: ExitGuardSafe
// about: Bad input ends the program before anything is computed.
// about: Only a message is printed, and the program goes on.
// run: args=-5

public class ExitGuardMissing {
    static void usage() {
        System.out.println("usage: a non-negative number");
    }

    public static void main(String[] args) {
        if (args.length != 1) {
            return;
        }
        int n = Integer.parseInt(args[0]);
        if (n < 0) {
            usage();
        }
        assert n >= 0; // expect: violated assert
        int[] digits = new int[10];
        digits[n % 10]++;
    }
}
