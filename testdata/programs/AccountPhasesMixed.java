// verdict: UNSAFE
// twin: AccountPhasesSafe
// about: The first account is closed before all of them are checked for being open.
// run: values=2

import java.util.Random;

public class AccountPhasesMixed {
    static final int OPEN = 1;
    static final int CLOSED = 5;

    static class Account {
        int state;
        Account next;
    }

    static Account all;

    static void open() {
        Account a = new Account();
        a.next = all;
        all = a;
        a.state = OPEN;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            open();
        }
        if (all != null) {
            all.state = CLOSED;
        }
        for (Account a = all; a != null; a = a.next) {
            assert a.state == OPEN; // expect: violated assert
        }
        for (Account a = all; a != null; a = a.next) {
            a.state = CLOSED;
        }
        for (Account a = all; a != null; a = a.next) {
            assert a.state != 3;
        }
    }
}
