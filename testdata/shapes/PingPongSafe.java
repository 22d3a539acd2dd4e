// verdict: SAFE
// twin: PingPongTwice
// about: A list in which cells of two classes alternate; who walks along it casts accordingly.
// run: values=false
// run: values=true,true,false

import java.util.Random;

public class PingPongSafe {
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
            list = ping;
        }
        while (list != null) {
            Ping ping = (Ping) list;
            Pong pong = (Pong) ping.next;
            list = pong.next;
        }
    }
}
