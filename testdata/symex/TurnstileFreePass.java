// verdict: UNSAFE
// twin: TurnstileSafe
// about: It stays open after somebody has passed.
// run: lines=coin push push

import java.util.Scanner;

public class TurnstileFreePass {
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
            }
            assert passed <= coins; // expect: violated assert
        }
    }
}
