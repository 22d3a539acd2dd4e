// verdict: SAFE
// twin: AmountUnparsed
// run: args=x
// about: An argument that is no number is caught.

import java.math.BigDecimal;

public class AmountParsedSafe {
    public static void main(String[] args) {
        if (args.length == 1) {
            try {
                BigDecimal amount = new BigDecimal(args[0]);
                System.out.println(amount.signum());
            } catch (NumberFormatException e) {
                System.out.println("no number");
            }
        }
    }
}
