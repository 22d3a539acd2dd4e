// verdict: SAFE
// entry: LevelSafe.share
// about: The constants of an enum are exactly those that it declares.

public enum LevelSafe {
    LOW(1), HIGH(10);

    private final int weight;

    LevelSafe(int weight) {
        this.weight = weight;
    }

    public int share(LevelSafe other) {
        return other == null ? 0 : 100 / (weight + other.weight);
    }
}
