// verdict: UNSAFE
// entry: WrapZero.equals
// twin: WrapSafe
// about: The constructor refuses another value.

public final class WrapZero {
    private final int scale;

    public WrapZero(int scale) {
        if (scale == 1) {
            throw new IllegalArgumentException();
        }
        this.scale = scale;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WrapZero && 100 / scale == 100 / ((WrapZero) o).scale; // expect: violated division-by-zero
    }

    @Override
    public int hashCode() {
        return scale;
    }
}
