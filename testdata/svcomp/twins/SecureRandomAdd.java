// breaks: assert
// outside: random numbers
// CWE-190: random numbers are added.
import java.security.SecureRandom;

public class Main {
    private static boolean flag = true;
    private static int badSource() {
        int data = flag ? new SecureRandom().nextInt() : 0;
        return data;
    }
    public static void main(String[] args) {
        int data = badSource();
        if (data > 0) {
            if (data < Integer.MAX_VALUE / 2) { //~ if (data < Integer.MAX_VALUE / 2 + 2) {
                int result = data * 2;
                assert result > data;
            }
        }
    }
}
