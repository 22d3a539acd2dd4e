// breaks: runtime
import java.util.Scanner;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(Verifier.nondetString());
        long sum = 0;
        for (int i = 0; i < 2; i++) {
            if (in.hasNextInt()) { //~ if (in.hasNext()) {
                sum += in.nextInt();
            }
        }
        assert sum <= 2L * Integer.MAX_VALUE;
    }
}
