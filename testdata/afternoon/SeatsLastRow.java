// verdict: UNSAFE
// twin: SeatsSafe
// about: A row after the last one is accepted.
// run: args=d1

import java.util.ArrayList;
import java.util.List;

public class SeatsLastRow {
    private static final int ROWS = 3;
    private static final int COLUMNS = 5;

    enum Answer { BOOKED, TAKEN, NO_SEAT }

    static final class Seat {
        final int row;
        final int column;

        Seat(int row, int column) {
            this.row = row;
            this.column = column;
        }

        @Override
        public String toString() {
            return "" + (char) ('a' + row) + (column + 1);
        }
    }

    static final class Theatre {
        private final boolean[][] taken = new boolean[ROWS][COLUMNS];
        private final List<Seat> booked = new ArrayList<>();

        Answer book(Seat seat) {
            if (seat == null) {
                return Answer.NO_SEAT;
            }
            if (taken[seat.row][seat.column]) { // expect: violated array-index
                return Answer.TAKEN;
            }
            taken[seat.row][seat.column] = true;
            booked.add(seat);
            return Answer.BOOKED;
        }

        int free() {
            int n = 0;
            for (boolean[] row : taken) {
                for (boolean t : row) {
                    if (!t) {
                        n++;
                    }
                }
            }
            return n;
        }

        int sold() {
            return booked.size();
        }
    }

    /** The seat of that name, or null. */
    static Seat parse(String name) {
        if (name.length() != 2) {
            return null;
        }
        int row = name.charAt(0) - 'a';
        int column = name.charAt(1) - '1';
        if (row < 0 || row > ROWS || column < 0 || column >= COLUMNS) {
            return null;
        }
        return new Seat(row, column);
    }

    public static void main(String[] args) {
        Theatre theatre = new Theatre();
        int refused = 0;
        for (int i = 0; i < args.length; i++) {
            Answer answer = theatre.book(parse(args[i]));
            switch (answer) {
                case BOOKED -> System.out.println(args[i] + " is yours");
                case TAKEN -> {
                    refused++;
                    System.out.println(args[i] + " is taken");
                }
                default -> {
                    refused++;
                    System.out.println("there is no " + args[i]);
                }
            }
        }
        assert theatre.sold() + refused == args.length;
        assert theatre.free() == ROWS * COLUMNS - theatre.sold();
    }
}
