// verdict: SAFE
// twin: CardPrintedNull
// about: A card prints the text of its owner, or a question mark if there is none.
// run:

public class CardPrintedSafe {
    static class Owner {
        String name;

        public String toString() {
            return name;
        }
    }

    static class Card {
        Object owner = new Owner();

        public String toString() {
            String text = owner.toString();
            return text == null ? "?" : text;
        }
    }

    public static void main(String[] args) {
        System.out.print(new Card());
    }
}
