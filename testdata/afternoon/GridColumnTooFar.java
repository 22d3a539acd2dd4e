// verdict: UNSAFE
// twin: GridSafe
// about: The column behind the last one is accepted.
// run: lines=get F1
// run: lines=set F1 3

import java.util.Scanner;

/** A spreadsheet of four rows and five columns. */
public class GridColumnTooFar {
    private static final int ROWS = 4;
    private static final int COLUMNS = 5;

    private final int[][] cells = new int[ROWS][COLUMNS];
    private int edits;

    record Cell(int row, int column) {
        /** Reads a cell like B2; null when there is no such cell. */
        static Cell parse(String text) {
            if (text.length() != 2) {
                return null;
            }
            int column = text.charAt(0) - 'A';
            int row = text.charAt(1) - '1';
            if (column < 0 || column > COLUMNS || row < 0 || row >= ROWS) {
                return null;
            }
            return new Cell(row, column);
        }

        @Override
        public String toString() {
            return (char) ('A' + column) + "" + (row + 1);
        }
    }

    int get(Cell c) {
        return cells[c.row()][c.column()]; // expect: violated array-index
    }

    void set(Cell c, int value) {
        cells[c.row()][c.column()] = value; // expect: violated array-index
        edits++;
    }

    long sum() {
        long sum = 0;
        for (int[] row : cells) {
            for (int v : row) {
                sum += v;
            }
        }
        return sum;
    }

    int largest() {
        int best = cells[0][0];
        for (int[] row : cells) {
            for (int v : row) {
                best = Math.max(best, v);
            }
        }
        return best;
    }

    private static Cell cell(Scanner in) {
        return in.hasNext() ? Cell.parse(in.next()) : null;
    }

    public static void main(String[] args) {
        GridColumnTooFar grid = new GridColumnTooFar();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String command = in.next();
            if (command.equals("get")) {
                Cell c = cell(in);
                System.out.println(c == null ? "no such cell" : c + " = " + grid.get(c));
            } else if (command.equals("set")) {
                Cell c = cell(in);
                if (c == null || !in.hasNextInt()) {
                    System.out.println("set CELL NUMBER");
                    continue;
                }
                int value = in.nextInt();
                grid.set(c, value);
                assert grid.get(c) == value && grid.largest() >= value;
            } else if (command.equals("sum")) {
                System.out.println(grid.sum() + " after " + grid.edits + " edits");
            } else if (command.equals("quit")) {
                break;
            } else {
                System.out.println("get, set, sum or quit");
            }
        }
    }
}
