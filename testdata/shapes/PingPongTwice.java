// verdict: UNSAFE
// twin: PingPongSafe
// about: A list in which cells of two classes alternate; who walks along it casts accordingly.
// about: Sometimes the first of the two is left out.
// run: values=true,false,false

import java.util.Random;

public class PingPongTwice {
    static class Item {
        Item next;
    }

    static class Ping extends Item {
    }

    static class Pong extends Item {
    }

    public static void main(String[] args) {
        Random random = new Random();
        Item list = null;
        while (random.nextBoolean()) {
            Pong pong = new Pong();
            pong.next = list;
            Ping ping = new Ping();
            ping.next = pong;
            list = random.nextBoolean() ? ping : pong;
        }
        while (list != null) {
            Ping ping = (Ping) list; // expect: violated class-cast
            Pong pong = (Pong) ping.next;
            list = pong.next;
        }
    }
}
