// verdict: SAFE
// twin: CardSortStops
// about: Insertion sort of an array of cards.
// run: values=3,5,2,9

import java.util.Random;

public class CardSortSafe {
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int card = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > card) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = card;
        }
    }

    static int[] deal(Random random) {
        int[] hand = new int[random.nextInt(10)];
        for (int i = 0; i < hand.length; i++) {
            hand[i] = random.nextInt(52);
        }
        return hand;
    }

    public static void main(String[] args) {
        int[] hand = deal(new Random());
        sort(hand);
        for (int i = 0; i + 1 < hand.length; i++) {
            assert hand[i] <= hand[i + 1];
        }
        System.out.println(hand.length + " cards");
    }
}
