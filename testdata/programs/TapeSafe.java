// verdict: SAFE
// twin: TapeSkipsAhead
// about: A tape has a part that is filled, and a place in it at which it is read.
// about: The place is never behind the part that is filled.
// run: values=2,3,0,9,1

import java.util.Random;

public class TapeSafe {
    static class Tape {
        final int[] cells = new int[6];
        int place, filled;

        void rewind() {
            place = 0;
        }

        int next() {
            if (place == filled) {
                return 0;
            }
            return cells[place++];
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
                tape.rewind();
            }
            sum += tape.next();
        }
        System.out.println(sum);
    }
}
