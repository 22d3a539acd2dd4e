// verdict: UNSAFE
// twin: RecordsPrintedSafe
// about: A record with a component whose text throws.
// run: args=a,bcd

import java.util.ArrayList;
import java.util.List;

public class RecordsPrintedThrowing {
    static class Name {
        private final String text;

        Name(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text.substring(2); // expect: violated uncaught-exception
        }
    }

    record Item(Name name, double price, int count) {}

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        for (String a : args) {
            items.add(new Item(new Name(a), a.length() * 1.5, a.length()));
        }
        for (Item i : items) {
            System.out.println(i);
        }
    }
}
