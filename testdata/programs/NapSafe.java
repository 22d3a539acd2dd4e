// verdict: SAFE
// twin: NapInterrupted
// about: A program rests twice, and keeps it if it is interrupted meanwhile.
// about: Nothing interrupts it.
// run: values=true

import java.util.Random;

public class NapSafe {
    static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        boolean tired = new Random().nextBoolean();
        rest();
        if (tired) {
            rest();
        }
    }
}
