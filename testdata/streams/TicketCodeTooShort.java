// verdict: UNSAFE
// twin: TicketCodeSafe
// about: The number has no leading zeros.
// run: values=7

import java.util.Random;

public class TicketCodeTooShort {
    static String code(int number) {
        return String.format("%d", number);
    }

    public static void main(String[] args) {
        int number = new Random().nextInt(10000);
        String code = code(number);
        String row = code.substring(0, 2); // expect: violated uncaught-exception
        String seat = code.substring(2);
        assert row.length() == 2;
        System.out.println("row " + row + ", seat " + seat);
    }
}
