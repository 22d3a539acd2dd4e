package java.text;

import java.util.Locale;

/** The symbols of English. */
final class ExecuteDecimalFormatSymbols {
    static DecimalFormatSymbols getInstance(Locale l) {
        return new DecimalFormatSymbols(l);
    }

    static void initialize(DecimalFormatSymbols self, Locale l) {
        if (!l.getLanguage().equals("en") && !l.getLanguage().isEmpty()) {
            $others();
        }
        if ($locales == null) {
            $locales = new java.util.IdentityHashMap<>();
        }
        $locales.put(self, l);
        self.setZeroDigit('0');
        self.setDecimalSeparator('.');
        self.setGroupingSeparator(',');
        self.setPatternSeparator(';');
        self.setPercent('%');
        self.setPerMill('\u2030');
        self.setDigit('#');
        self.setMinusSign('-');
        self.setExponentSeparator("E");
        self.setInfinity("\u221e");
        self.setNaN("NaN");
        self.setMonetaryDecimalSeparator('.');
        self.setMonetaryGroupingSeparator(',');
    }

    /** The languages of the objects that were made. */
    private static java.util.IdentityHashMap<DecimalFormatSymbols, Locale> $locales;

    static Locale getLocale(DecimalFormatSymbols self) {
        Locale l = $locales.get(self);
        if (l == null) { // a copy
            $others();
        }
        return l;
    }

    static void initializeCurrency(DecimalFormatSymbols self, Locale l) {
    }

    /** Not modelled. */
    private static native void $others();
}
