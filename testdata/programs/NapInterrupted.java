// verdict: UNSAFE
// twin: NapSafe
// about: A program rests twice, and keeps it if it is interrupted meanwhile.
// about: It interrupts itself after the first rest.
// run: values=true

import java.util.Random;

public class NapInterrupted {
    static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e); // expect: violated uncaught-exception
        }
    }

    public static void main(String[] args) {
        boolean tired = new Random().nextBoolean();
        rest();
        if (tired) {
            Thread.currentThread().interrupt();
            rest();
        }
    }
}
