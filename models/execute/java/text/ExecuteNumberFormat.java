package java.text;

import java.util.Locale;

/** The patterns of English. */
final class ExecuteNumberFormat {
    static NumberFormat getInstance(Locale l, NumberFormat.Style style, int choice) {
        String pattern = choice == 2 ? "#,##0%" : "#,##0.###";
        if (choice == 1 || choice == 3 || style != null) {
            $others();
        }
        DecimalFormat f = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(l));
        if (choice == 4) {
            f.setMaximumFractionDigits(0);
            f.setDecimalSeparatorAlwaysShown(false);
            f.setParseIntegerOnly(true);
        }
        return f;
    }

    /** Not modelled. */
    private static native void $others();
}
