// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Card {
    final int pin;
    final int limit;

    Card(int pin, int limit) {
        this.pin = pin;
        this.limit = limit;
    }
}

class Teller {
    boolean receipt, limitCheck, deposit, transfer, foreign, contactless, nightLimit, language, history, cardKeep, donation;
    private Card card;
    private boolean authorized;
    private int attempts;
    private int balance = 500;

    void insert(Card c) {
        if (card == null) {
            card = c;
            authorized = false;
            attempts = 0;
        }
    }

    void enter(int pin) {
        if (card == null || authorized) {
            return;
        }
        if (card.pin == pin) {
            authorized = true;
            return;
        }
        attempts++;
        if (cardKeep && attempts == 3) {
            card = null;
        }
    }

    void withdraw(int amount) {
        if (!authorized || amount <= 0 || amount > balance) {
            return;
        }
        if (limitCheck && amount > card.limit) {
            return;
        }
        balance -= amount;
    }

    void eject() {
        card = null;
        authorized = false; //~ authorized = contactless;
    }

    int balance() {
        return balance;
    }
}

class Main {
    public static void main(String[] args) {
        Teller t = new Teller();
        t.receipt = Verifier.nondetBoolean();
        t.limitCheck = Verifier.nondetBoolean();
        t.deposit = Verifier.nondetBoolean();
        t.transfer = Verifier.nondetBoolean();
        t.foreign = Verifier.nondetBoolean();
        t.contactless = Verifier.nondetBoolean();
        t.nightLimit = Verifier.nondetBoolean();
        t.language = Verifier.nondetBoolean();
        t.history = Verifier.nondetBoolean();
        t.cardKeep = Verifier.nondetBoolean();
        t.donation = Verifier.nondetBoolean();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            int action = Verifier.nondetInt() % 4;
            if (action == 0) {
                t.insert(new Card(Verifier.nondetInt(), 100));
            } else if (action == 1) {
                t.enter(Verifier.nondetInt());
            } else if (action == 2) {
                t.withdraw(Verifier.nondetInt());
            } else {
                t.eject();
            }
            assert t.balance() >= 0;
        }
    }
}
