// verdict: UNSAFE
// about: A list of bills is added up; more bills may come from another list.
// about: The other list is the list itself, so that all bills are there twice.
// twin: SummedItselfSafe
// run: values=3,1,2,3

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedItselfAdded {
    record Bill(int amount) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Bill> bills = new ArrayList<>();
        List<Bill> more = new ArrayList<>();
        int all = 0;
        int n = random.nextInt();
        for (int i = 0; i < n && i < 9; i++) {
            Bill b = new Bill(random.nextInt());
            bills.add(b);
            all += b.amount();
        }
        bills.addAll(bills);
        int sum = 0;
        for (Bill b : bills) {
            sum += b.amount();
        }
        assert sum == all && more != null; // expect: violated assert
    }
}
