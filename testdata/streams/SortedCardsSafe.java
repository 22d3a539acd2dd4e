// verdict: SAFE
// twin: SortedCardsWithoutOrder
// about: Cards are sorted by their value.
// run: values=5,true,3
// run: values=1,false

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class SortedCardsSafe {
    record Card(String suit, int value) {}

    public static void main(String[] args) {
        Random random = new Random();
        List<Card> hand = new ArrayList<>();
        hand.add(new Card("hearts", random.nextInt(13)));
        if (random.nextBoolean()) {
            hand.add(new Card("spades", random.nextInt(13)));
        }
        List<Card> sorted = hand.stream().sorted(Comparator.comparingInt(Card::value))
            .collect(Collectors.toList());
        assert sorted.get(0).value() <= sorted.get(sorted.size() - 1).value();
    }
}
