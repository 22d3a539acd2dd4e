// verdict: SAFE
// twin: OlderCopiesDiffer
// about: Two objects get the same input in each round of a loop; two rounds later what they hold is compared. No variable has the input any more.
// run:
// run: args=1,2,3,4 values=7,8,9,10

import java.util.Random;

public class OlderCopiesAgreeSafe {
    static class Box {
        int value;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Box a = null, b = null, olderA = null, olderB = null;
        for (int i = 0; i < args.length; i++) {
            if (olderA != null) {
                assert olderA.value == olderB.value;
            }
            olderA = a;
            olderB = b;
            int x = random.nextInt();
            a = new Box();
            b = new Box();
            a.value = x;
            b.value = x;
        }
    }
}
