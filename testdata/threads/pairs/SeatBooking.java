// about: A free seat is found and taken in one step.

public class SeatBooking {
    private final String[] seats = new String[2];
    private int sold;

    boolean book(String who) {
        synchronized (seats) { // only: safe
        for (int i = 0; i < seats.length; i++) {
            if (seats[i] == null) {
                seats[i] = who;
                sold++;
                return true;
            }
        }
        return false;
        } // only: safe
    }

    int taken() {
        int n = 0;
        for (String s : seats) {
            n += s != null ? 1 : 0;
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        SeatBooking hall = new SeatBooking();
        Thread a = new Thread(() -> hall.book("Ann"));
        Thread b = new Thread(() -> hall.book("Bob"));
        a.start();
        b.start();
        a.join();
        b.join();
        if (hall.sold != hall.taken()) {
            throw new IllegalStateException(hall.sold + " sold, " + hall.taken() + " taken");
        }
    }
}
