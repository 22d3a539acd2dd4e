// verdict: UNSAFE
// twin: MonthLengthTwiceSafe
// about: The formula changes over in July.
// run: args=7

public class MonthLengthTwiceAugust {
    static int bySwitch(int month) {
        return switch (month) {
            case 2 -> 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    static int byFormula(int month) {
        return month == 2 ? 28 : 30 + (month + month / 7) % 2;
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
            assert bySwitch(month) == byFormula(month); // expect: violated assert
        }
    }
}
