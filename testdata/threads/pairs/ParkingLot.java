// about: A semaphore says how many cars are in; a set says which.

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

public class ParkingLot {
    private final Semaphore places = new Semaphore(1);
    private final Set<String> cars = new HashSet<>();
    private int turnedAway;

    boolean enter(String car) {
        if (!places.tryAcquire()) {
            synchronized (cars) {
                turnedAway++;
            }
            return false;
        }
        synchronized (cars) {
            if (!cars.isEmpty()) {
                throw new IllegalStateException("there is a car already");
            }
            cars.add(car);
        }
        return true;
    }

    void leave(String car) {
        places.release(); // only: broken
        synchronized (cars) {
            cars.remove(car);
        }
        places.release(); // only: safe
    }

    public static void main(String[] args) throws InterruptedException {
        ParkingLot lot = new ParkingLot();
        Runnable visit = () -> {
            String car = Thread.currentThread().getName();
            if (lot.enter(car)) {
                lot.leave(car);
            }
        };
        Thread a = new Thread(visit, "red");
        Thread b = new Thread(visit, "blue");
        a.start();
        b.start();
        a.join();
        b.join();
        assert lot.cars.isEmpty();
        assert lot.turnedAway <= 1;
        assert lot.places.availablePermits() == 1;
    }
}
