// verdict: SAFE
// twin: FinallyForgets
// about: An account is unlocked in the end, also when money is missing.
// run: args=120
// run: args=x

public class FinallyWinsSafe {
    private static boolean locked;
    private static int balance = 100;

    static void pay(int amount) {
        locked = true;
        try {
            if (amount < 0 || amount > balance) {
                throw new IllegalStateException("no money");
            }
            balance -= amount;
        } finally {
            locked = false;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < args.length && i < 2; i++) {
            try {
                pay(Integer.parseInt(args[i]));
            } catch (NumberFormatException e) {
                System.out.println("no amount: " + args[i]);
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            assert !locked;
            assert balance >= 0;
        }
    }
}
