// verdict: SAFE
// entry: PoolSafe.drain
// about: The argument may be the array that the object has.

public class PoolSafe {
    private final int[] cells;

    public PoolSafe(int[] cells) {
        this.cells = cells;
    }

    public int drain(int[] other) {
        if (cells == null || cells.length == 0 || cells[0] == 0) {
            return 0;
        }
        int first = cells[0];
        if (other != null && other.length > 0) {
            other[0] = 0;
        }
        return 100 / first;
    }
}
