// verdict: UNSAFE
// about: A part of a list of bills is seen as a list of its own.
// about: It is cleared, and the bills are gone from the list.
// twin: SummedPartSafe
// run: values=3,1,2,3

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedPartCleared {
    record Bill(int amount) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Bill> bills = new ArrayList<>();
        int all = 0;
        int n = random.nextInt();
        for (int i = 0; i < n && i < 9; i++) {
            Bill b = new Bill(random.nextInt());
            bills.add(b);
            all += b.amount();
        }
        if (bills.size() > 1) {
            bills.subList(0, 1).clear();
        }
        int sum = 0;
        for (Bill b : bills) {
            sum += b.amount();
        }
        assert sum == all; // expect: violated assert
    }
}
