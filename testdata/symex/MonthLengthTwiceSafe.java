// verdict: SAFE
// twin: MonthLengthTwiceAugust
// about: Lengths of months by a switch and by a formula.
// run: args=2
// run: args=12

public class MonthLengthTwiceSafe {
    static int bySwitch(int month) {
        return switch (month) {
            case 2 -> 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    static int byFormula(int month) {
        return month == 2 ? 28 : 30 + (month + month / 8) % 2;
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int month;
        try {
            month = Integer.parseInt(args[0]);
        } catch (NumberFormatException e) {
            return;
        }
        if (month >= 1 && month <= 12) {
            assert bySwitch(month) == byFormula(month);
        }
    }
}
