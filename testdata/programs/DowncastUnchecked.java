// verdict: UNSAFE
// twin: DowncastSafe
// about: Messages of two classes in one variable of their superclass.
// about: The cast is not guarded by a test.
// run: values=false

import java.util.Random;

public class DowncastUnchecked {
    static class Message { }

    static class Data extends Message {
        final int size;

        Data(int size) {
            this.size = size;
        }
    }

    static class Ping extends Message { }

    static Message receive(Random random) {
        if (random.nextBoolean()) {
            return new Data(random.nextInt(100));
        }
        return new Ping();
    }

    public static void main(String[] args) {
        Message m = receive(new Random());
        int size = ((Data) m).size; // expect: violated class-cast
        assert size >= 0;
    }
}
