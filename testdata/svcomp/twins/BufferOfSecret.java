// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Account {
    private final String owner;
    private final int pin;

    Account(String owner, int pin) {
        this.owner = owner;
        this.pin = pin;
    }

    String describe() {
        StringBuffer sb = new StringBuffer("Account[");
        sb.append("owner=").append(owner).append(", pin=");
        sb.append("****"); //~ sb.append(pin);
        return sb.append(']').toString();
    }
}

class Main {
    static String log(int pin) {
        return new Account("bob", pin).describe();
    }

    public static void main(String[] args) {
        int pin = Verifier.nondetInt();
        Verifier.assume(pin >= 0 && pin <= 9999);
        String low = log(0);
        String high = log(pin);
        assert low.equals(high);
    }
}
