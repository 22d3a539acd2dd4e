// verdict: SAFE
// about: The goods of a list are added up by a method that a class below may have as well.
// about: That class gives the same price.
// twin: SummedGetterOther
// run: values=1,5,2,6,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedGetterSafe {
    static class Article {
        final int price;

        Article(int price) {
            this.price = price;
        }

        int price() {
            return price;
        }
    }

    static final class Bargain extends Article {
        Bargain(int price) {
            super(price);
        }

        @Override
        int price() {
            return price;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Article> articles = new ArrayList<>();
        int all = 0;
        int what;
        while ((what = random.nextInt()) != 0) {
            int price = random.nextInt();
            articles.add(what == 1 ? new Article(price) : new Bargain(price));
            all += price;
        }
        int sum = articles.stream().mapToInt(Article::price).sum();
        assert sum == all;
    }
}
