import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

public class Enums {
    enum Suit {
        CLUBS, DIAMONDS, HEARTS {
            public String toString() {
                return "hearts!";
            }
        }, SPADES
    }

    enum Empty {
    }

    enum Coin {
        CENT(1), EURO(100);

        final int value;

        Coin(int value) {
            this.value = value;
        }
    }

    static void look(String name) {
        try {
            Suit s = Suit.valueOf(name);
            System.out.println(s.name() + " " + s.ordinal() + " " + s);
        } catch (IllegalArgumentException e) {
            System.out.println("no such suit");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void compare(Comparable x, Object y) {
        try {
            System.out.println(x.compareTo(y));
        } catch (ClassCastException e) {
            System.out.println("not to be compared");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    public static void main(String[] args) {
        for (Suit s : Suit.values()) {
            look(s.name());
            System.out.println(s.getDeclaringClass() == Suit.class);
            System.out.println(s.getClass() == Suit.class);
            for (Suit t : Suit.values()) {
                System.out.println(s.compareTo(t) + " " + s.equals(t) + " " + (s == t));
            }
        }
        look("hearts");
        look("hearts!");
        look("");
        look(null);
        System.out.println(Empty.values().length);
        try {
            Empty.valueOf("X");
        } catch (IllegalArgumentException e) {
            System.out.println("none");
        }
        System.out.println(Enum.valueOf(Coin.class, "EURO").value + Coin.valueOf("CENT").value);
        compare(Suit.CLUBS, Suit.SPADES);
        compare(Suit.HEARTS, Suit.CLUBS);
        compare(Suit.HEARTS, Coin.EURO);
        compare(Suit.HEARTS, "HEARTS");
        compare(Suit.HEARTS, null);
        List<Suit> hand = new ArrayList<>(List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.HEARTS));
        Collections.sort(hand);
        System.out.println("" + hand);
        TreeMap<Coin, Integer> purse = new TreeMap<>(Collections.reverseOrder());
        purse.put(Coin.CENT, 7);
        purse.put(Coin.EURO, 2);
        System.out.println("" + purse);
    }
}
