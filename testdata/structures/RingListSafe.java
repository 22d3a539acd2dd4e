// verdict: SAFE
// twin: RingListOpenEnd
// about: Children stand in a ring and a counting-out rhyme removes one after the other: there is always a next one.
// run: values=3,1,0,2

import java.util.Random;

public class RingListSafe {
    static class Child {
        final int number;
        Child next;

        Child(int number) {
            this.number = number;
            this.next = this;
        }
    }

    static Child ring(int size) {
        Child last = new Child(0);
        for (int i = 1; i < size; i++) {
            Child child = new Child(i);
            child.next = last.next;
            last.next = child;
            last = child;
        }
        return last;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int size = 1 + random.nextInt(12);
        Child at = ring(size);
        while (at.next != at) {
            int steps = random.nextInt(size);
            for (int i = 0; i < steps; i++) {
                at = at.next;
            }
            at.next = at.next.next;
        }
        assert 0 <= at.number && at.number < size;
    }
}
