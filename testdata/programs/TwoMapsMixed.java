// verdict: UNSAFE
// twin: TwoMapsSafe
// about: Books and loans are in two maps of the same class; loans have books as keys.
// about: A loan is put into the map of books, as a map without types.
// run: values=1,1,2

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class TwoMapsMixed {
    record Book(int number) {
    }

    record Loan(Book book, int day) {
    }

    private final Map<Integer, Book> books = new HashMap<>();
    private final Map<Book, Loan> loans = new HashMap<>();

    int lend(int number, int day) {
        Book book = books.get(number); // expect: violated class-cast
        if (book == null) {
            return -1;
        }
        Loan old = loans.get(book);
        if (old != null) {
            return old.day();
        }
        loans.put(book, new Loan(book, day));
        return day;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    void mix(int number) {
        ((Map) books).put(number, new Loan(null, 0));
    }

    public static void main(String[] args) {
        TwoMapsMixed library = new TwoMapsMixed();
        library.books.put(1, new Book(1));
        library.books.put(2, new Book(2));
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            library.lend(random.nextInt(3), i);
            if (random.nextInt(3) == 1) {
                library.mix(2);
            }
        }
    }
}
