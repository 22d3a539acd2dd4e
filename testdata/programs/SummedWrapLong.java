// verdict: UNSAFE
// about: The prices of a list are added up; they may be so high that an int wraps around.
// about: One of the sums is a long, which does not wrap around.
// twin: SummedWrapSafe
// run: values=1,2000000000,1,2000000000,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedWrapLong {
    record Article(int price) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Article> articles = new ArrayList<>();
        long all = 0;
        while (random.nextInt() != 0) {
            int price = random.nextInt();
            if (price < 0) {
                continue;
            }
            articles.add(new Article(price));
            all += price;
        }
        int sum = 0;
        for (Article a : articles) {
            sum += a.price();
        }
        assert sum == all; // expect: violated assert
    }
}
