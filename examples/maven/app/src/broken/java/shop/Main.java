package shop;

/** Counts deliveries: each argument is the number of an article. */
public class Main {
    public static void main(String[] args) {
        Stock stock = new Stock(4);
        for (String arg : args) {
            int article = Integer.parseInt(arg);
            if (article >= 0 && article <= stock.articles()) {
                stock.add(article, 1);
            }
        }
        System.out.println(stock.pieces(0));
    }
}
