// verdict: SAFE
// twin: VisitorForgotten
// about: A visitor looks for the longest book on a shelf with other things on it.
// run: values=4,0,300,1,1,0,10

import java.util.Random;

public class VisitorSafe {
    interface Visitor {
        void visit(Book book);

        void visit(Vase vase);
    }

    abstract static class Item {
        Item next;

        abstract void accept(Visitor visitor);

        boolean isBook() {
            return false;
        }
    }

    static class Book extends Item {
        int pages = 1;

        @Override
        void accept(Visitor visitor) {
            visitor.visit(this);
        }

        @Override
        boolean isBook() {
            return true;
        }
    }

    static class Vase extends Item {
        @Override
        void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    static class LongestBook implements Visitor {
        Item longest;

        public void visit(Book book) {
            if (longest == null || ((Book) longest).pages < book.pages) {
                longest = book;
            }
        }

        public void visit(Vase vase) {
            if (longest == null) {
                return;
            }
            assert longest.isBook();
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Item items = null;
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            Item item;
            if (random.nextInt(2) == 0) {
                Book book = new Book();
                book.pages += random.nextInt(1000);
                item = book;
            } else {
                item = new Vase();
            }
            item.next = items;
            items = item;
        }
        LongestBook visitor = new LongestBook();
        for (Item p = items; p != null; p = p.next) {
            p.accept(visitor);
        }
        assert visitor.longest == null || ((Book) visitor.longest).pages > 0;
    }
}
