// verdict: SAFE
// twin: RecordsPrintedThrowing
// about: The text of a record only joins the texts of its components.
// run: args=a,bcd

import java.util.ArrayList;
import java.util.List;

public class RecordsPrintedSafe {
    record Item(String name, double price, int count) {}

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        for (String a : args) {
            items.add(new Item(a, a.length() * 1.5, a.length()));
        }
        for (Item i : items) {
            System.out.printf("%s costs %.2f%n", i, i.price());
        }
        System.out.println(items.size() + " " + items);
    }
}
