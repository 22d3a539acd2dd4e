// breaks: assert
// A method that a subclass overrides.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Account a = Verifier.nondetBoolean() ? new Account() : new Savings();
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 100);
        a.take(n);
        assert a.balance >= 0;
    }
    static class Account {
        int balance = 50;
        void take(int n) { if (n <= balance) { balance -= n; } }
    }
    static class Savings extends Account {
        void take(int n) { if (n <= balance - 10) { super.take(n); } } //~ void take(int n) { if (n <= balance + 10) { balance -= n; } }
    }
}
