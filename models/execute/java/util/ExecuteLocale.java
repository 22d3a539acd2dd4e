package java.util;

/** The default locale is that of the United States. */
final class ExecuteLocale {
    static Locale initDefault() {
        return Locale.US;
    }

    static Locale initDefault(Locale.Category c) {
        return Locale.US;
    }
}
