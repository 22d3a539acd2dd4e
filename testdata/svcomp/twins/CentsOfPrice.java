// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int cents = Verifier.nondetInt();
        if (cents < 0 || cents > 1000) {
            return;
        }
        double price = cents / 100.0;
        long back = Math.round(price * 100.0); //~ long back = (long) (price * 100.0);
        assert back == cents;
    }
}
