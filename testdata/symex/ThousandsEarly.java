// verdict: UNSAFE
// twin: ThousandsSafe
// about: A number of three digits gets a comma, too.
// run: values=123

import java.util.Random;

public class ThousandsEarly {
    static String grouped(int n) {
        StringBuilder digits = new StringBuilder();
        digits.append(n);
        if (digits.length() >= 3) {
            digits.insert(digits.length() - 3, ',');
        }
        return digits.toString();
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(1000000);
        String s = grouped(n);
        assert s.charAt(0) != ','; // expect: violated assert
    }
}
