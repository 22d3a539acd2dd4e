// breaks: assert
// A switch over texts with a case that falls through.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int level = 0;
        switch (s) {
            case "high":
                level += 2;
            case "low":
                level++;
                break; //~
            default:
                level = level == 0 ? -1 : 9;
        }
        assert level < 4;
    }
}
