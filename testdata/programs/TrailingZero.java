// verdict: UNSAFE
// about: The characters of an argument are followed, also where the run is repeated.
// about: Nothing keeps an argument from ending in a zero.
// run: args=120
public class TrailingZero {
    public static void main(String[] args) {
        for (String s : args) {
            int n = s.length();
            if (n > 0 && s.charAt(n - 1) == '0') {
                assert n < 2; // expect: violated assert
            }
        }
    }
}
