package theorems;

/** An account that must not be overdrawn. */
public final class Account {
    private int balance;
    private int moves;

    public Account(int balance) {
        if (balance < 0) {
            throw new IllegalArgumentException("less than nothing");
        }
        this.balance = balance;
    }

    public int balance() {
        return balance;
    }

    public int moves() {
        return moves;
    }

    /** Takes an amount, if it is there. */
    public boolean take(int amount) {
        if (amount < 0 || amount > balance) {
            return false;
        }
        balance -= amount;
        moves++;
        return true;
    }

    /** Puts an amount in. */
    public void put(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("less than nothing");
        }
        balance += amount;
        moves++;
    }
}
