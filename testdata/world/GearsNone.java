// verdict: UNSAFE
// entry: GearsNone.ratio
// twin: GearsSafe
// about: A constant of an enum has a state, which a public method changes without a check.
// calls: GearsNone gearsNone = GearsNone.LOW; gearsNone.set(0); gearsNone.ratio();

public enum GearsNone {
    LOW, HIGH;

    private int teeth = 1;

    public void set(int teeth) {
        this.teeth = teeth;
    }

    public int ratio() {
        return 100 / teeth; // expect: violated division-by-zero
    }
}
