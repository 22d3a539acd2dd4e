// verdict: UNSAFE
// twin: ListTotalSafe
// about: The elements of a list are added up by their indices.
// about: The index goes one too far.
// run: values=2

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class ListTotalOneTooFar {
    public static void main(String[] args) {
        List<Integer> prices = new ArrayList<>();
        int n = new Random().nextInt(100);
        for (int i = 0; i < n; i++) {
            prices.add(i);
        }
        long total = 0;
        for (int i = 0; i <= prices.size(); i++) {
            total += prices.get(i); // expect: violated uncaught-exception
        }
        System.out.println(total);
    }
}
