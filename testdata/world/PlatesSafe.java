// verdict: SAFE
// entry: PlatesSafe.pop
// about: All public methods keep 0 <= size <= plates.length.

public class PlatesSafe {
    private final int[] plates;
    private int size;

    public PlatesSafe(int room) {
        plates = new int[room];
    }

    public void push(int plate) {
        if (size < plates.length) {
            plates[size++] = plate;
        }
    }

    public int pop() {
        return size == 0 ? -1 : plates[--size];
    }
}
