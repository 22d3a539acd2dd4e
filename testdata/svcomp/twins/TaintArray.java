// breaks: assert
// Tainted values in an array of objects, one of which is cleaned.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Data {
        int secret;
        int shown;
    }

    static int f(int secret, int open) {
        Data[] all = new Data[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Data();
            all[i].shown = open + i;
        }
        all[1].secret = secret;
        Data alias = all[2]; //~ Data alias = all[1];
        return alias.secret + all[0].shown;
    }

    public static void main(String[] args) {
        int open = Verifier.nondetInt();
        int s1 = Verifier.nondetInt();
        int s2 = Verifier.nondetInt();
        assert f(s1, open) == f(s2, open);
    }
}
