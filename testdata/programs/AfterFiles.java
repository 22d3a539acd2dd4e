// verdict: SAFE
// about: What the program does with its own map does not depend on a call that asks the file system.
// run:

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.LinkedHashMap;
import java.util.Map;

public class AfterFiles {
    record Item(String name, double price) {
    }

    public static void main(String[] args) {
        Map<String, Item> items = new LinkedHashMap<>();
        items.put("pen", new Item("pen", 1));
        Path file = Paths.get("items");
        if (Files.exists(file)) {
            items.merge("pen", new Item("pen", 2), (a, b) -> new Item(a.name(), a.price() + b.price()));
        }
        for (Item i : items.values()) {
            System.out.println(i.name() + i.price());
        }
    }
}
