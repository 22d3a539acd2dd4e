// verdict: UNSAFE
// twin: AltFlagSafe
// about: An alternating list is built from the back by a method that takes the first value, and is checked from the front.
// about: Each cell but the first two gets the same value.
// run: values=true,true,true,true,false
// run: values=false,true,true,true,false

import java.util.Random;

public class AltFlagForgets {
    static final class Link {
        final boolean up;
        final Link rest;

        Link(boolean up, Link rest) {
            this.up = up;
            this.rest = rest;
        }
    }

    static Link build(Random random, boolean up) {
        Link list = new Link(up, null);
        while (random.nextBoolean()) {
            up = !up && list.rest == null;
            list = new Link(up, list);
        }
        return list;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Link list = build(random, random.nextBoolean());
        boolean up = list.up;
        for (Link at = list; at != null; at = at.rest) {
            assert at.up == up; // expect: violated assert
            up = !up;
        }
    }
}
