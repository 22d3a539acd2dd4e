// verdict: UNSAFE
// about: A tape has a part that is filled, and a place in it at which it is read.
// about: The place of another tape is taken, of which more is filled.
// run: values=1,0,2

import java.util.Random;

public class TapeOfAnother {
    static class Tape {
        final int[] cells = new int[6];
        int place, filled;

        void follow(Tape other) {
            place = other.place;
        }

        int next() {
            if (place == filled) {
                return 0;
            }
            return cells[place++]; // expect: violated array-index
        }

        void fill(int wanted) {
            while (filled < cells.length && wanted-- > 0) {
                cells[filled++] = wanted;
            }
        }

        void back() {
            if (place > 0) {
                place--;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Tape tape = new Tape();
        int sum = 0;
        for (int round = random.nextInt(); round > 0; round--) {
            tape.fill(random.nextInt());
            int choice = random.nextInt();
            if (choice == 1) {
                tape.back();
            }
            if (choice == 2) {
                Tape other = new Tape();
                other.place = 6;
                tape.follow(other);
            }
            sum += tape.next();
        }
        System.out.println(sum);
    }
}
