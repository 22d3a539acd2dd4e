// verdict: SAFE
// about: Bills are added up while those that are paid leave the list, by its iterator.
// about: A bill that leaves the list does not count.
// twin: SummedPaidCounted
// run: values=3,1,2,3,1,0,1

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class SummedPaidSafe {
    record Bill(int amount) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Bill> bills = new ArrayList<>();
        int open = 0;
        int n = random.nextInt();
        for (int i = 0; i < n && i < 9; i++) {
            Bill b = new Bill(random.nextInt());
            bills.add(b);
            open += b.amount();
        }
        int sum = 0;
        for (Iterator<Bill> it = bills.iterator(); it.hasNext();) {
            Bill b = it.next();
            if (random.nextInt() != 0) {
                it.remove();
                open -= b.amount();
            } else {
                sum += b.amount();
            }
        }
        assert sum == open;
    }
}
