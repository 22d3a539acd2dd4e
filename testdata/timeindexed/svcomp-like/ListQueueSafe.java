// verdict: SAFE
// twin: ListQueueTwiceServed
// about: Requests wait in a queue; each is served once, and those served go to a list of their own.
// run: values=2
// run: values=0,0,1,0,1,2

import java.util.Random;

public class ListQueueSafe {
    static final int WAITING = 0;
    static final int SERVED = 1;

    static class Request {
        int state;
        Request next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Request first = null;
        Request last = null;
        Request done = null;
        int choice = random.nextInt(3);
        while (choice < 2) {
            if (choice == 0) {
                Request request = new Request();
                request.state = WAITING;
                if (last == null) {
                    first = request;
                } else {
                    last.next = request;
                }
                last = request;
            } else if (first != null) {
                Request request = first;
                first = request.next;
                if (first == null) {
                    last = null;
                }
                assert request.state == WAITING;
                request.state = SERVED;
                request.next = done;
                done = request;
            }
            choice = random.nextInt(3);
        }
        for (Request request = done; request != null; request = request.next) {
            assert request.state == SERVED;
        }
        for (Request request = first; request != null; request = request.next) {
            assert request.state == WAITING;
        }
    }
}
