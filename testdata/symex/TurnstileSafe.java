// verdict: SAFE
// twin: TurnstileFreePass
// about: A turnstile lets one person pass for each coin.
// run: lines=coin push push
// run: lines=coin coin push

import java.util.Scanner;

public class TurnstileSafe {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        boolean open = false;
        int coins = 0;
        int passed = 0;
        for (int i = 0; i < 4 && in.hasNext(); i++) {
            String event = in.next();
            if (event.equals("coin")) {
                coins++;
                open = true;
            } else if (event.equals("push") && open) {
                passed++;
                open = false;
            }
            assert passed <= coins;
        }
    }
}
