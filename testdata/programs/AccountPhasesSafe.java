// verdict: SAFE
// twin: AccountPhasesMixed
// about: All accounts are open; then all are closed. Nothing is closed while there are accounts to be checked for being open.
// run: values=2

import java.util.Random;

public class AccountPhasesSafe {
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
        for (Account a = all; a != null; a = a.next) {
            assert a.state == OPEN;
        }
        for (Account a = all; a != null; a = a.next) {
            a.state = CLOSED;
        }
        for (Account a = all; a != null; a = a.next) {
            assert a.state != 3;
        }
    }
}
