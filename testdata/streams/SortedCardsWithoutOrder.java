// verdict: UNSAFE
// twin: SortedCardsSafe
// about: Cards have no natural order.
// run: values=5,true,3

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class SortedCardsWithoutOrder {
    record Card(String suit, int value) {}

    public static void main(String[] args) {
        Random random = new Random();
        List<Card> hand = new ArrayList<>();
        hand.add(new Card("hearts", random.nextInt(13)));
        if (random.nextBoolean()) {
            hand.add(new Card("spades", random.nextInt(13)));
        }
        List<Card> sorted = hand.stream().sorted()
            .collect(Collectors.toList()); // expect: violated class-cast
        assert sorted.get(0).value() <= sorted.get(sorted.size() - 1).value();
    }
}
