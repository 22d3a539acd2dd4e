// verdict: SAFE
// twin: ThousandsEarly
// about: A number of up to six digits gets a comma before its last three.
// run: values=123
// run: values=123456

import java.util.Random;

public class ThousandsSafe {
    static String grouped(int n) {
        StringBuilder digits = new StringBuilder();
        digits.append(n);
        if (digits.length() > 3) {
            digits.insert(digits.length() - 3, ',');
        }
        return digits.toString();
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(1000000);
        String s = grouped(n);
        assert s.charAt(0) != ',';
    }
}
