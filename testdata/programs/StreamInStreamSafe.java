// verdict: SAFE
// twin: StreamInStreamChanges
// about: The shelf with the fewest pages, among those that have books.
// about: While one stream goes through the shelves, others go through their books.
// run: values=true,true,850,true,true,5,false
// run: values=true,false,true,true,7,false

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

public class StreamInStreamSafe {
    static final class Shelf {
        private final List<Integer> books = new ArrayList<>();

        boolean used() {
            return !books.isEmpty();
        }

        int pages() {
            return books.stream().mapToInt(b -> b > 800 ? 800 : b).sum();
        }

        int mean() {
            if (books.isEmpty()) {
                return 0;
            }
            return pages() / books.size();
        }
    }

    public static void main(String[] args) {
        Random r = new Random();
        List<Shelf> shelves = new ArrayList<>();
        while (r.nextBoolean()) {
            Shelf s = new Shelf();
            if (r.nextBoolean()) {
                s.books.add(r.nextInt(900));
            }
            shelves.add(s);
        }
        Optional<Shelf> fewest = shelves.stream().filter(Shelf::used).min(Comparator.comparingInt(Shelf::mean));
        System.out.println(fewest.isPresent());
    }
}
