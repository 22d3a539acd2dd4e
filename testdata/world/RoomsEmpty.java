// verdict: UNSAFE
// entry: RoomsEmpty.Room.share
// twin: RoomsSafe
// about: Nobody may be there.
// calls: new RoomsEmpty(0).new Room(0).share();

public class RoomsEmpty {
    private final int people;

    public RoomsEmpty(int people) {
        if (people < 0) {
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
            return size / people; // expect: violated division-by-zero
        }
    }
}
