// verdict: UNSAFE
// twin: CardPrintedSafe
// about: A card prints the text of its owner. Without a name, that text is null, and print() throws.
// run:

public class CardPrintedNull {
    static class Owner {
        String name;

        public String toString() {
            return name;
        }
    }

    static class Card {
        Object owner = new Owner();

        public String toString() {
            return owner.toString();
        }
    }

    public static void main(String[] args) {
        System.out.print(new Card()); // expect: violated null-dereference
    }
}
