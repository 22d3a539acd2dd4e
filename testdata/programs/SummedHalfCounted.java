// verdict: UNSAFE
// about: Bills are added up; a bill that is too high ends this by an exception.
// about: The sum is also used where only some were.
// twin: SummedHalfSafe
// run: values=2,5,100

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedHalfCounted {
    record Bill(int amount) {
    }

    private static int sum;

    static void count(List<Bill> bills) {
        sum = 0;
        for (Bill b : bills) {
            if (b.amount() > 99) {
                throw new IllegalStateException();
            }
            sum += b.amount();
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Bill> bills = new ArrayList<>();
        int all = 0;
        int n = random.nextInt();
        for (int i = 0; i < n && i < 9; i++) {
            int amount = random.nextInt();
            bills.add(new Bill(amount));
            all += amount;
        }
        try {
            count(bills);
        } catch (IllegalStateException e) {
            bills.remove(0);
        }
        assert sum == all; // expect: violated assert
    }
}
