// verdict: SAFE
// entry: WrapSafe.equals
// about: An object of the same class is built, too, so its field is never 0.

public final class WrapSafe {
    private final int scale;

    public WrapSafe(int scale) {
        if (scale == 0) {
            throw new IllegalArgumentException();
        }
        this.scale = scale;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WrapSafe && 100 / scale == 100 / ((WrapSafe) o).scale;
    }

    @Override
    public int hashCode() {
        return scale;
    }
}
