// verdict: SAFE
// entry: GearsSafe.ratio
// about: A constant of an enum has a state, and the public method that changes it checks it.

public enum GearsSafe {
    LOW, HIGH;

    private int teeth = 1;

    public void set(int teeth) {
        if (teeth > 0) {
            this.teeth = teeth;
        }
    }

    public int ratio() {
        return 100 / teeth;
    }
}
