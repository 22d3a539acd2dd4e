// verdict: SAFE
// twin: CartCodeKept
// about: A voucher counts only as long as the goods are worth enough.
// run: lines=add lamp 60|code MINUS50|drop lamp

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A shopping cart with vouchers. */
public class CartSafe {
    record Article(String name, int price) { }

    private final List<Article> articles = new ArrayList<>();
    private int voucher;
    private boolean express;

    int goods() {
        return articles.stream().mapToInt(Article::price).sum();
    }

    int total() {
        int total = goods() - voucher;
        return express ? total + 9 : total;
    }

    boolean add(String name, int price) {
        if (price < 1 || price > 5000 || articles.size() >= 50) {
            return false;
        }
        articles.add(new Article(name, price));
        return true;
    }

    boolean drop(String name) {
        boolean gone = articles.removeIf(a -> a.name().equals(name));
        if (goods() < voucher) {
            voucher = 0;
        }
        return gone;
    }

    boolean code(String code) {
        int value;
        switch (code) {
            case "MINUS5":
                value = 5;
                break;
            case "MINUS50":
                value = 50;
                break;
            default:
                return false;
        }
        if (goods() < value) {
            return false;
        }
        voucher = value;
        return true;
    }

    static int price(Scanner in) {
        return in.hasNextInt() ? in.nextInt() : 0;
    }

    public static void main(String[] args) {
        CartSafe cart = new CartSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String command = in.next();
            boolean ok;
            if (command.equals("pay")) {
                break;
            } else if (command.equals("express")) {
                cart.express = !cart.express;
                ok = true;
            } else if (!in.hasNext()) {
                ok = false;
            } else if (command.equals("add")) {
                ok = cart.add(in.next(), price(in));
            } else if (command.equals("drop")) {
                ok = cart.drop(in.next());
            } else if (command.equals("code")) {
                ok = cart.code(in.next());
            } else {
                ok = false;
            }
            System.out.println(ok ? "ok" : "that does not work");
            assert cart.total() >= 0;
        }
        System.out.println(cart.articles.size() + " articles, " + cart.total() + " in all");
    }
}
