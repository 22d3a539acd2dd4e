// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static String encode(boolean[] bits) {
        StringBuilder sb = new StringBuilder();
        int i = 0;
        while (i < bits.length) {
            int j = i;
            while (j < bits.length && bits[j] == bits[i]) {
                j++;
            }
            sb.append(bits[i] ? '1' : '0').append(j - i);
            i = j;
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        boolean[] bits = new boolean[5];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = Verifier.nondetBoolean();
        }
        String code = encode(bits);
        assert code.length() >= 2 && code.length() <= 10; //~ assert code.length() >= 2 && code.length() < 10;
    }
}
