package java.lang;

/** What the model does not have. */
final class ExecuteAbstractStringBuilder {
    static int codePointAt(AbstractStringBuilder self, int i) {
        return self.toString().codePointAt(i);
    }

    static int codePointBefore(AbstractStringBuilder self, int i) {
        return self.toString().codePointBefore(i);
    }

    static int codePointCount(AbstractStringBuilder self, int i, int k) {
        return self.toString().codePointCount(i, k);
    }

    static int offsetByCodePoints(AbstractStringBuilder self, int i, int n) {
        return self.toString().offsetByCodePoints(i, n);
    }

    static void getChars(AbstractStringBuilder self, int from, int to, char[] cs, int at) {
        self.toString().getChars(from, to, cs, at);
    }
}
