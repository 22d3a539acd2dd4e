// verdict: UNSAFE
// twin: TillTotalsSafe
// about: Sales that are too old are removed from the list while it is walked through.
// run: lines=5|1001

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class TillTotalsRemoved {
    static final class Sale {
        final int cents;

        Sale(int cents) {
            this.cents = cents;
        }
    }

    private final List<Sale> sales = new ArrayList<>();

    int total() {
        int total = 0;
        for (Sale s : sales) { // expect: violated uncaught-exception
            total += s.cents;
            if (total > 1000) {
                sales.remove(s);
            }
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
        TillTotalsRemoved till = new TillTotalsRemoved();
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
