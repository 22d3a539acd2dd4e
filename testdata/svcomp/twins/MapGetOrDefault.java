// breaks: runtime
// What a map does not have is null.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("apple", 4);
        stock.put("pear", 7);
        String wanted = Verifier.nondetString();
        int n = stock.getOrDefault(wanted, 0); //~ int n = stock.get(wanted);
        assert n >= 0 && n <= 7;
    }
}
