// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String row = Verifier.nondetString();
        if (row.length() > 6) {
            return;
        }
        int commas = 0;
        for (char c : row.toCharArray()) {
            if (c == ',') {
                commas++;
            }
        }
        String[] fields = row.split(",", -1); //~ String[] fields = row.split(",");
        assert fields.length == commas + 1;
    }
}
