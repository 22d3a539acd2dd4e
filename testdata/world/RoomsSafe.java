// verdict: SAFE
// entry: RoomsSafe.Room.share
// about: An inner class: the object around it is built first.

public class RoomsSafe {
    private final int people;

    public RoomsSafe(int people) {
        if (people <= 0) {
            throw new IllegalArgumentException();
        }
        this.people = people;
    }

    public class Room {
        private final int size;

        public Room(int size) {
            this.size = size;
        }

        public int share() {
            return size / people;
        }
    }
}
