// verdict: SAFE
// twin: TillTotalsRemoved
// about: A list that is a field grows with the input, and is walked through between.
// run: lines=5|7|-1|2

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class TillTotalsSafe {
    static final class Sale {
        final int cents;

        Sale(int cents) {
            this.cents = cents;
        }
    }

    private final List<Sale> sales = new ArrayList<>();

    int total() {
        int total = 0;
        for (Sale s : sales) {
            total += s.cents;
        }
        return total;
    }

    Sale find(int cents) {
        for (Sale s : sales) {
            if (s.cents == cents) {
                return s;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        TillTotalsSafe till = new TillTotalsSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNextInt()) {
            int cents = in.nextInt();
            if (cents > 0 && till.find(cents) == null) {
                till.sales.add(new Sale(cents));
            }
            System.out.println(till.total());
        }
    }
}
