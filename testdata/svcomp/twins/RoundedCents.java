// breaks: assert
// Cents of a price that is rounded are those of a whole number.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int units = Verifier.nondetInt();
        Verifier.assume(units >= 0 && units <= 1000);
        double price = units * 0.25;
        long cents = Math.round(price * 100);
        assert cents == units * 25L; //~ assert cents == units * 25L && cents != 14625;
    }
}
