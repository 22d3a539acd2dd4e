// verdict: SAFE
// twin: LibraryReturnedTwice
// about: Books are lent and given back, by typed commands.
// run: lines=lend dune ann|back dune|back dune|who emma|quit
// run: lines=lend dune ann|lend dune ben|lend foo ann

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;

public class LibrarySafe {
    record Book(String title, String author) {
    }

    record Loan(Book book, String reader, int day) {
        boolean late(int today) {
            return today - day > 14;
        }
    }

    private final Map<String, Book> books = new LinkedHashMap<>();
    private final Map<Book, Loan> loans = new HashMap<>();
    private int today = 1;

    void own(Book book) {
        books.put(book.title(), book);
    }

    Optional<Loan> loan(Book book) {
        return Optional.ofNullable(loans.get(book));
    }

    String lend(String title, String reader) {
        Book book = books.get(title);
        if (book == null) {
            return "we do not have " + title;
        }
        if (loan(book).isPresent()) {
            return "lent to " + loan(book).get().reader();
        }
        loans.put(book, new Loan(book, reader, today));
        return "until day " + (today + 14);
    }

    String back(String title) {
        Book book = books.get(title);
        if (book == null) {
            return "this is not our book";
        }
        Optional<Loan> loan = loan(book);
        if (loan.isEmpty()) {
            return "it was here all the time";
        }
        Loan old = loan.get();
        loans.remove(book);
        return old.late(today) ? "late, " + old.reader() : "thanks, " + old.reader();
    }

    String who(String title) {
        Book book = books.get(title);
        if (book == null) {
            return "nobody";
        }
        return loan(book).map(Loan::reader).orElse("nobody");
    }

    int lent() {
        return loans.size();
    }

    public static void main(String[] args) {
        LibrarySafe library = new LibrarySafe();
        library.own(new Book("dune", "Herbert"));
        library.own(new Book("emma", "Austen"));
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            switch (in.next()) {
                case "lend" -> {
                    String title = in.hasNext() ? in.next() : "";
                    String reader = in.hasNext() ? in.next() : "me";
                    System.out.println(library.lend(title, reader));
                }
                case "back" -> System.out.println(library.back(in.hasNext() ? in.next() : ""));
                case "who" -> System.out.println(library.who(in.hasNext() ? in.next() : ""));
                case "day" -> library.today++;
                case "quit" -> {
                    return;
                }
                default -> System.out.println("lend, back, who, day or quit");
            }
            assert library.lent() <= 2;
        }
    }
}
