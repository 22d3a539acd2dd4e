// verdict: SAFE
// twin: ListTotalOneTooFar
// about: The elements of a list are added up by their indices.
// run: values=3

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class ListTotalSafe {
    public static void main(String[] args) {
        List<Integer> prices = new ArrayList<>();
        int n = new Random().nextInt(100);
        for (int i = 0; i < n; i++) {
            prices.add(i);
        }
        long total = 0;
        for (int i = 0; i < prices.size(); i++) {
            total += prices.get(i);
        }
        System.out.println(total);
    }
}
