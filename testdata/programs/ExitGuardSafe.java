// verdict: SAFE
// twin: ExitGuardMissing
// about: Bad input ends the program before anything is computed.
// run: args=-5
// run: args=6
// run:

public class ExitGuardSafe {
    static void usage() {
        System.out.println("usage: a non-negative number");
        System.exit(2);
    }

    public static void main(String[] args) {
        if (args.length != 1) {
            return;
        }
        int n = Integer.parseInt(args[0]);
        if (n < 0) {
            usage();
        }
        assert n >= 0;
        int[] digits = new int[10];
        digits[n % 10]++;
    }
}
