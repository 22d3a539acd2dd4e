// verdict: SAFE
// twin: DowncastUnchecked
// about: Messages of two classes in one variable of their superclass.
// run: values=true,4
// run: values=false

import java.util.Random;

public class DowncastSafe {
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
        int size = m instanceof Data ? ((Data) m).size : 0;
        assert size >= 0;
    }
}
