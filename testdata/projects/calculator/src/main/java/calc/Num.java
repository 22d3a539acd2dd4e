package calc;

/** A number. */
public final class Num extends Node {
    private final int number;

    public Num(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    @Override
    public int value(Scope scope) {
        return number;
    }

    @Override
    public int depth() {
        return 1;
    }

    @Override
    public boolean isConstant() {
        return true;
    }

    /** The digit at a place from the right; 0 beyond the first digit. */
    public int digit(int place) {
        if (place < 0 || place > 9) {
            return 0;
        }
        int n = Math.abs(number);
        for (int i = 0; i < place; i++) {
            n /= 10;
        }
        return n % 10;
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
