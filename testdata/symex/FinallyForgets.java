// verdict: UNSAFE
// twin: FinallyWinsSafe
// about: It is unlocked only when nothing was thrown.
// run: args=120

public class FinallyForgets {
    private static boolean locked;
    private static int balance = 100;

    static void pay(int amount) {
        locked = true;
            if (amount < 0 || amount > balance) {
                throw new IllegalStateException("no money");
            }
            balance -= amount;
        locked = false;
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
            assert !locked; // expect: violated assert
            assert balance >= 0;
        }
    }
}
