// verdict: SAFE
// twin: TicketCodeTooShort
// about: The code of a ticket is its number with four digits; the first two are the row.
// run: values=7
// run: values=1234

import java.util.Random;

public class TicketCodeSafe {
    static String code(int number) {
        return String.format("%04d", number);
    }

    public static void main(String[] args) {
        int number = new Random().nextInt(10000);
        String code = code(number);
        String row = code.substring(0, 2);
        String seat = code.substring(2);
        assert row.length() == 2;
        System.out.println("row " + row + ", seat " + seat);
    }
}
