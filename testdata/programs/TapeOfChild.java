// verdict: UNSAFE
// about: A tape has a part that is filled, and a place in it at which it is read.
// about: A subclass moves the place with a method of its own.
// run: values=2,0,2,0,2

import java.util.Random;

public class TapeOfChild {
    static class Tape {
        final int[] cells = new int[6];
        int place, filled;

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

    static class Jumping extends Tape {
        void jump() {
            place += 3;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Tape tape = new Jumping();
        int sum = 0;
        for (int round = random.nextInt(); round > 0; round--) {
            tape.fill(random.nextInt());
            int choice = random.nextInt();
            if (choice == 1) {
                tape.back();
            }
            if (choice == 2) {
                ((Jumping) tape).jump();
            }
            sum += tape.next();
        }
        System.out.println(sum);
    }
}
