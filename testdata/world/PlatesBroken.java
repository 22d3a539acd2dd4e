// verdict: UNSAFE
// entry: PlatesBroken.pop
// twin: PlatesSafe
// about: One public method breaks size <= plates.length.
// calls: PlatesBroken platesBroken = new PlatesBroken(0); platesBroken.resize(1); platesBroken.pop();

public class PlatesBroken {
    private final int[] plates;
    private int size;

    public PlatesBroken(int room) {
        plates = new int[room];
    }

    public void push(int plate) {
        if (size < plates.length) {
            plates[size++] = plate;
        }
    }

    public void resize(int size) {
        if (size >= 0) {
            this.size = size;
        }
    }

    public int pop() {
        return size == 0 ? -1 : plates[--size]; // expect: violated array-index
    }
}
