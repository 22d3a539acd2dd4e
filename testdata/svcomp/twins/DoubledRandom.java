// breaks: assert
// outside: a random number
import java.util.Random;

class Main {
    public static void main(String[] args) {
        int data = new Random().nextInt();
        if (data > 0 && data < Integer.MAX_VALUE / 2) { //~ if (data > 0) {
            int result = data * 2;
            assert result > 0;
            System.out.println("result: " + result);
        }
    }
}
