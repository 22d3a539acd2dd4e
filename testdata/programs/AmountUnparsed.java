// verdict: UNSAFE
// twin: AmountParsedSafe
// run: args=x
// about: An argument need not be a number.

import java.math.BigDecimal;

public class AmountUnparsed {
    public static void main(String[] args) {
        if (args.length == 1) {
            BigDecimal amount = new BigDecimal(args[0]); // expect: violated uncaught-exception
            System.out.println(amount.signum());
        }
    }
}
