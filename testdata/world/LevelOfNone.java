// verdict: UNSAFE
// entry: LevelOfNone.share
// twin: LevelSafe
// about: Two constants can add up to 0.
// calls: LevelOfNone.LOW.share(LevelOfNone.LOW);

public enum LevelOfNone {
    LOW(0), HIGH(10);

    private final int weight;

    LevelOfNone(int weight) {
        this.weight = weight;
    }

    public int share(LevelOfNone other) {
        return other == null ? 0 : 100 / (weight + other.weight); // expect: violated division-by-zero
    }
}
