// verdict: SAFE
// twin: TwoMapsMixed
// about: Books and loans are in two maps of the same class; loans have books as keys.
// run: values=1,2,1

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class TwoMapsSafe {
    record Book(int number) {
    }

    record Loan(Book book, int day) {
    }

    private final Map<Integer, Book> books = new HashMap<>();
    private final Map<Book, Loan> loans = new HashMap<>();

    int lend(int number, int day) {
        Book book = books.get(number);
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

    public static void main(String[] args) {
        TwoMapsSafe library = new TwoMapsSafe();
        library.books.put(1, new Book(1));
        library.books.put(2, new Book(2));
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            library.lend(random.nextInt(3), i);
        }
    }
}
