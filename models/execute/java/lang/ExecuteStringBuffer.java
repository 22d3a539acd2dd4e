package java.lang;

/** What the model does not have. */
final class ExecuteStringBuffer {
    static StringBuffer appendCodePoint(StringBuffer self, int c) {
        return self.append(Character.toChars(c));
    }

    static StringBuffer insert(StringBuffer self, int at, char[] cs) {
        return self.insert(at, new String(cs));
    }

    static StringBuffer insert(StringBuffer self, int at, char[] cs, int from, int n) {
        return self.insert(at, new String(cs, from, n));
    }

    static StringBuffer insert(StringBuffer self, int at, CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        return self.insert(at, s.subSequence(from, to).toString());
    }

    static StringBuffer insert(StringBuffer self, int at, float x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuffer insert(StringBuffer self, int at, double x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuffer append(StringBuffer self, float x) {
        return self.append(String.valueOf(x));
    }

    static StringBuffer append(StringBuffer self, double x) {
        return self.append(String.valueOf(x));
    }

    static java.util.stream.IntStream chars(StringBuffer self) {
        return self.toString().chars();
    }
}
