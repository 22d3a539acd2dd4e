package java.lang;

/**
 * A string is an array of chars: its length and its chars are those of the
 * array, reached through the methods whose names begin with a dollar sign.
 * Nobody writes to one that has been handed on. Native methods without a
 * dollar sign are not modelled: their results are arbitrary.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence {
    /** A new string of n chars, all 0, that nobody else has. */
    static native String $alloc(int n);

    /** Sets char i of a string that {@link #$alloc} has made. */
    static native void $set(String s, int i, char c);

    /** The number of chars of s. */
    static native int $length(String s);

    /** Char i of s, which is in range. */
    static native char $get(String s, int i);

    /** Whether s is known to be a constant; two different constants differ in their chars. */
    static native boolean $known(String s);

    /** The hash code of a known constant. */
    static native int $hash(String s);

    // new String(x) is $new(x).

    static String $new() {
        return $alloc(0);
    }

    static String $new(String s) {
        return $copy(s, 0, $nonNull(s).length());
    }

    static String $new(char[] cs) {
        return $of(cs, 0, $nonNull(cs).length);
    }

    static String $new(char[] cs, int from, int count) {
        $nonNull(cs);
        if (from < 0 || count < 0 || from > cs.length - count) {
            throw new StringIndexOutOfBoundsException($message());
        }
        return $of(cs, from, count);
    }

    public static String $new(StringBuilder b) {
        String s = $nonNull(b);
        return s.length() == 0 ? $alloc(0) : s;
    }

    static String $new(StringBuffer b) {
        String s = $nonNull(b);
        return s.length() == 0 ? $alloc(0) : s;
    }

    /** What stands for a text of an exception that is not known. */
    static native String $message();

    /** s itself, or a NullPointerException. */
    static String $nonNull(String s) {
        if (s == null) {
            throw new NullPointerException($message());
        }
        return s;
    }

    private static String $nonNull(CharSequence s) {
        if (s == null) {
            throw new NullPointerException($message());
        }
        return s.toString();
    }

    private static char[] $nonNull(char[] cs) {
        if (cs == null) {
            throw new NullPointerException($message());
        }
        return cs;
    }

    /** A new string of the count chars of cs from from on. */
    static String $of(char[] cs, int from, int count) {
        String r = $alloc(count);
        for (int i = 0; i < count; i++) {
            $set(r, i, cs[from + i]);
        }
        return r;
    }

    private static String $copy(String s, int from, int to) {
        String r = $alloc(to - from);
        for (int i = 0; i < to - from; i++) {
            $set(r, i, $get(s, from + i));
        }
        return r;
    }

    /** The two strings one after the other, in a new string. */
    static String $join(String a, String b) {
        int n = a.length();
        int m = b.length();
        String r = $alloc(n + m);
        for (int i = 0; i < n; i++) {
            $set(r, i, $get(a, i));
        }
        for (int i = 0; i < m; i++) {
            $set(r, n + i, $get(b, i));
        }
        return r;
    }

    // What + on strings makes of an operand.

    static String $text(String x) {
        return x == null ? "null" : x;
    }

    static String $text(Object x) {
        return $text(valueOf(x));
    }

    static String $text(boolean x) {
        return x ? "true" : "false";
    }

    static String $text(char x) {
        return valueOf(x);
    }

    static String $text(long x) {
        return $decimal(x);
    }

    // What String.format makes of an argument.

    static String $shown(String x) {
        return x == null ? "null" : x;
    }

    static String $shown(Integer x) {
        return x == null ? "null" : $decimal(x.intValue());
    }

    static String $shown(Long x) {
        return x == null ? "null" : $decimal(x.longValue());
    }

    static String $shown(Short x) {
        return x == null ? "null" : $decimal(x.shortValue());
    }

    static String $shown(Byte x) {
        return x == null ? "null" : $decimal(x.byteValue());
    }

    static String $shown(Boolean x) {
        return x == null ? "null" : $text(x.booleanValue());
    }

    static String $shown(Character x) {
        return x == null ? "null" : $text(x.charValue());
    }

    static String $truth(Boolean x) {
        return $text(x != null && x.booleanValue());
    }

    static String $hex(Integer x) {
        return x == null ? "null" : Integer.toHexString(x.intValue());
    }

    static String $hex(Long x) {
        return x == null ? "null" : Long.toHexString(x.longValue());
    }

    /** s in a number of columns: on the right (0), on the left (1), or on the right with zeros after a sign (2). */
    static String $fit(String s, int columns, int how) {
        int n = s.length();
        if (n >= columns) {
            return s;
        }
        boolean zeros = how == 2 && $get(s, 0) != 'n'; // null has spaces
        int from = how == 1 ? 0 : columns - n;
        int sign = zeros && $get(s, 0) == '-' ? 1 : 0;
        String r = $alloc(columns);
        for (int i = 0; i < columns; i++) {
            $set(r, i, zeros ? '0' : ' ');
        }
        if (sign == 1) {
            $set(r, 0, '-');
        }
        for (int i = sign; i < n; i++) {
            $set(r, from + i, $get(s, i));
        }
        return r;
    }

    /** x in decimal digits. */
    static String $decimal(long x) {
        if (x == Long.MIN_VALUE) {
            return $new("-9223372036854775808");
        }
        long y = x < 0 ? -x : x;
        int n = x < 0 ? 2 : 1;
        for (long z = y; z > 9; z /= 10) {
            n++;
        }
        String r = $alloc(n);
        for (int i = n - 1; i > 0; i--) {
            $set(r, i, (char) ('0' + y % 10));
            y /= 10;
        }
        $set(r, 0, x < 0 ? '-' : (char) ('0' + y));
        return r;
    }

    public int length() {
        return $length(this);
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException($message());
        }
        return $get(this, index);
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof String)) {
            return false;
        }
        String s = (String) other;
        int n = length();
        if (n != s.length() || $known(this) && $known(s)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if ($get(this, i) != $get(s, i)) {
                return false;
            }
        }
        return true;
    }

    public boolean contentEquals(CharSequence cs) {
        if (!AbstractStringBuilder.$foreign(cs) && !(cs instanceof StringBuffer)) { // its toString() keeps a text
            return equals($nonNull(cs));
        }
        int n = cs.length();
        if (n != length()) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if ($get(this, i) != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean contentEquals(StringBuffer b) {
        if (b == null) {
            throw new NullPointerException($message());
        }
        return contentEquals((CharSequence) b);
    }

    public int hashCode() {
        if ($known(this)) {
            return $hash(this);
        }
        int h = 0;
        for (int i = 0; i < length(); i++) {
            h = 31 * h + $get(this, i);
        }
        return h;
    }

    public boolean equalsIgnoreCase(String s) {
        if (this == s) {
            return true;
        }
        if (s == null || s.length() != length()) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            char a = $get(this, i);
            char b = $get(s, i);
            if (a != b && (a > 127 || b > 127)) {
                return $equalsInOtherAlphabet(s);
            }
            if (a != b && $lower(a) != $lower(b)) {
                return false;
            }
        }
        return true;
    }

    private native boolean $equalsInOtherAlphabet(String s);

    private static char $lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    private static char $upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
    }

    // The letters i have other counterparts in Turkish.

    public String toLowerCase(java.util.Locale l) {
        if (l == null) {
            throw new NullPointerException($message());
        }
        return indexOf('I') >= 0 ? $toLowerCaseInOtherAlphabet() : toLowerCase();
    }

    public String toUpperCase(java.util.Locale l) {
        if (l == null) {
            throw new NullPointerException($message());
        }
        return indexOf('i') >= 0 ? $toUpperCaseInOtherAlphabet() : toUpperCase();
    }

    public String toLowerCase() {
        boolean changes = false;
        boolean dotted = false;
        for (int i = 0; i < length(); i++) {
            char c = $get(this, i);
            if (c > 127) {
                return $toLowerCaseInOtherAlphabet();
            }
            changes = changes || $lower(c) != c;
            dotted = dotted || c == 'I';
        }
        if (!changes) {
            return this;
        }
        if (dotted) {
            $dotted();
        }
        String r = $alloc(length());
        for (int i = 0; i < length(); i++) {
            $set(r, i, $lower($get(this, i)));
        }
        return r;
    }

    public String toUpperCase() {
        boolean changes = false;
        boolean dotted = false;
        for (int i = 0; i < length(); i++) {
            char c = $get(this, i);
            if (c > 127) {
                return $toUpperCaseInOtherAlphabet();
            }
            changes = changes || $upper(c) != c;
            dotted = dotted || c == 'i';
        }
        if (!changes) {
            return this;
        }
        if (dotted) {
            $dotted();
        }
        String r = $alloc(length());
        for (int i = 0; i < length(); i++) {
            $set(r, i, $upper($get(this, i)));
        }
        return r;
    }

    /** The point behind which I and i are taken to be one letter, as they are but in some default locales. */
    private static native void $dotted();

    private native String $toLowerCaseInOtherAlphabet();

    private native String $toUpperCaseInOtherAlphabet();

    public int compareTo(String s) {
        int n = length() < $nonNull(s).length() ? length() : s.length();
        for (int i = 0; i < n; i++) {
            char a = $get(this, i);
            char b = $get(s, i);
            if (a != b) {
                return a - b;
            }
        }
        return length() - s.length();
    }

    public boolean startsWith(String s) {
        return startsWith(s, 0);
    }

    public boolean startsWith(String s, int from) {
        int n = $nonNull(s).length();
        if (from < 0 || from > length() - n) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if ($get(this, from + i) != $get(s, i)) {
                return false;
            }
        }
        return true;
    }

    public boolean endsWith(String s) {
        return startsWith(s, length() - $nonNull(s).length());
    }

    public boolean contains(CharSequence s) {
        return indexOf($nonNull(s), 0) >= 0;
    }

    public int indexOf(int c) {
        return indexOf(c, 0);
    }

    public int indexOf(int c, int from) {
        if (c > 0xffff) {
            return indexOfPair(c, from);
        }
        for (int i = from < 0 ? 0 : from; i < length(); i++) {
            if ($get(this, i) == c) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(int c) {
        return lastIndexOf(c, length() - 1);
    }

    public int lastIndexOf(int c, int from) {
        if (c > 0xffff) {
            return lastIndexOfPair(c, from);
        }
        for (int i = from < length() ? from : length() - 1; i >= 0; i--) {
            if ($get(this, i) == c) {
                return i;
            }
        }
        return -1;
    }

    // A character beyond the first 65,536 is a pair of chars; what is no
    // character at all is nowhere.
    private int indexOfPair(int c, int from) {
        if (c <= 0x10ffff) {
            for (int i = from < 0 ? 0 : from; i < length() - 1; i++) {
                if ($pair(c, i)) {
                    return i;
                }
            }
        }
        return -1;
    }

    private int lastIndexOfPair(int c, int from) {
        if (c <= 0x10ffff) {
            for (int i = from < length() - 2 ? from : length() - 2; i >= 0; i--) {
                if ($pair(c, i)) {
                    return i;
                }
            }
        }
        return -1;
    }

    private boolean $pair(int c, int i) {
        return $get(this, i) == 0xd800 + ((c - 0x10000) >> 10) && $get(this, i + 1) == 0xdc00 + (c & 0x3ff);
    }

    public int indexOf(String s) {
        return indexOf(s, 0);
    }

    public int indexOf(String s, int from) {
        int last = length() - $nonNull(s).length();
        int i = from < 0 ? 0 : from;
        if (s.length() == 0) {
            return i < length() ? i : length();
        }
        for (; i <= last; i++) {
            if (startsWith(s, i)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(String s) {
        return lastIndexOf(s, length());
    }

    public int lastIndexOf(String s, int from) {
        int last = length() - $nonNull(s).length();
        for (int i = from < last ? from : last; i >= 0; i--) {
            if (startsWith(s, i)) {
                return i;
            }
        }
        return -1;
    }

    public String substring(int from) {
        return substring(from, length());
    }

    public String substring(int from, int to) {
        if (from < 0 || to > length() || from > to) {
            throw new StringIndexOutOfBoundsException($message());
        }
        return $part(from, to);
    }

    /** The characters from the first index to before the second one, which are known to be in range. */
    private String $part(int from, int to) {
        if (from == 0 && to == length()) {
            return this;
        }
        if (from == to) {
            return "";
        }
        return $copy(this, from, to);
    }

    public CharSequence subSequence(int from, int to) {
        return substring(from, to);
    }

    public String concat(String s) {
        if ($nonNull(s).length() == 0) {
            return this;
        }
        return $join(this, s);
    }

    public String replace(char a, char b) {
        if (a == b || indexOf(a, 0) < 0) {
            return this;
        }
        String r = $alloc(length());
        for (int i = 0; i < length(); i++) {
            char c = $get(this, i);
            $set(r, i, c == a ? b : c);
        }
        return r;
    }

    public String replace(CharSequence a, CharSequence b) {
        String x = $nonNull(a);
        String y = $nonNull(b);
        int at = indexOf(x, 0);
        if (at < 0) {
            return this;
        }
        if (x.length() == 0) {
            return replaceNothing(y);
        }
        if (x.length() == 1 && y.length() == 1) {
            return replace($get(x, 0), $get(y, 0));
        }
        StringBuilder r = new StringBuilder();
        int from = 0;
        while (at >= 0) {
            r.append(this, from, at).append(y);
            from = at + x.length();
            at = indexOf(x, from);
        }
        return r.append(this, from, length()).toString();
    }

    private native String replaceNothing(String y);

    public String trim() {
        int from = 0;
        int to = length();
        while (from < to && $get(this, from) <= ' ') {
            from++;
        }
        while (from < to && $get(this, to - 1) <= ' ') {
            to--;
        }
        return $part(from, to);
    }

    public boolean isBlank() {
        for (int i = 0; i < length(); i++) {
            if (!Character.isWhitespace($get(this, i))) {
                return false;
            }
        }
        return true;
    }

    public String strip() {
        int from = 0;
        int to = length();
        while (from < to && Character.isWhitespace($get(this, from))) {
            from++;
        }
        while (from < to && Character.isWhitespace($get(this, to - 1))) {
            to--;
        }
        return to == 0 ? "" : $part(from, to); // empty, it is the JDK's constant
    }

    public String stripLeading() {
        int from = 0;
        while (from < length() && Character.isWhitespace($get(this, from))) {
            from++;
        }
        return $part(from, length());
    }

    public String stripTrailing() {
        int to = length();
        while (to > 0 && Character.isWhitespace($get(this, to - 1))) {
            to--;
        }
        return $part(0, to);
    }

    public boolean regionMatches(boolean anyCase, int from, String s, int other, int n) {
        if (!anyCase || s == null) {
            return regionMatches(from, s, other, n);
        }
        if (!$within(from, s, other, n)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            char a = $get(this, from + i);
            char b = $get(s, other + i);
            if (a != b && (a > 127 || b > 127)) {
                return matchesInOtherAlphabet(from, s, other, n);
            }
            if (a != b && $lower(a) != $lower(b)) {
                return false;
            }
        }
        return true;
    }

    private boolean $within(int from, String s, int other, int n) {
        return other >= 0 && from >= 0 && from <= (long) length() - n && other <= (long) s.length() - n;
    }

    private native boolean matchesInOtherAlphabet(int from, String s, int other, int n);

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException($message());
        }
        if (count == 1) {
            return this;
        }
        int n = length();
        if (n == 0 || count == 0) {
            return "";
        }
        String r = $alloc(n * count);
        int at = 0;
        for (int k = 0; k < count; k++) {
            for (int i = 0; i < n; i++) {
                $set(r, at, $get(this, i));
                at++;
            }
        }
        return r;
    }

    public char[] toCharArray() {
        char[] cs = new char[length()];
        for (int i = 0; i < cs.length; i++) {
            cs[i] = $get(this, i);
        }
        return cs;
    }

    public void getChars(int from, int to, char[] cs, int at) {
        if (from < 0 || to > length() || from > to) {
            throw new StringIndexOutOfBoundsException($message());
        }
        $nonNull(cs);
        if (at < 0 || at > cs.length - (to - from)) {
            throw new StringIndexOutOfBoundsException($message());
        }
        for (int i = from; i < to; i++) {
            cs[at + i - from] = $get(this, i);
        }
    }

    public String toString() {
        return this;
    }

    public static String valueOf(Object x) {
        return x == null ? "null" : x.toString();
    }

    public static String valueOf(char[] cs) {
        return $of(cs, 0, $nonNull(cs).length);
    }

    public static String copyValueOf(char[] cs) {
        return valueOf(cs);
    }

    public static String valueOf(boolean x) {
        return x ? "true" : "false";
    }

    public static String valueOf(char x) {
        String r = $alloc(1);
        $set(r, 0, x);
        return r;
    }

    public static String valueOf(int x) {
        return $decimal(x);
    }

    public static String valueOf(long x) {
        return $decimal(x);
    }

    public static native String valueOf(float x);

    public static native String valueOf(double x);

    public static String join(CharSequence between, CharSequence... parts) {
        String with = $nonNull(between);
        if (parts == null) {
            throw new NullPointerException($message());
        }
        StringBuilder r = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) {
                r.append(with);
            }
            r.append(String.valueOf(parts[i]));
        }
        return $new(r);
    }

    public static String join(CharSequence with, Iterable<? extends CharSequence> parts) {
        if (with == null) {
            throw new NullPointerException($message());
        }
        if (parts == null) {
            throw new NullPointerException($message());
        }
        java.util.StringJoiner j = new java.util.StringJoiner(with);
        for (java.util.Iterator<? extends CharSequence> it = parts.iterator(); it.hasNext();) {
            j.add(it.next());
        }
        return j.toString();
    }

    public int compareToIgnoreCase(String s) {
        $nonNull(s);
        int n = length();
        int m = s.length();
        for (int i = 0; i < n && i < m; i++) {
            char a = $get(this, i);
            char b = $get(s, i);
            if (a != b && (a > 127 || b > 127)) {
                return comparesInOtherAlphabet(s);
            }
            if ($lower(a) != $lower(b)) {
                return $lower(a) - $lower(b);
            }
        }
        return n - m;
    }

    private native int comparesInOtherAlphabet(String s);

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException($message());
        }
        char c = $get(this, index);
        if (!Character.isHighSurrogate(c) || index + 1 == length() || !Character.isLowSurrogate($get(this, index + 1))) {
            return c;
        }
        return Character.toCodePoint(c, $get(this, index + 1));
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > length()) {
            throw new StringIndexOutOfBoundsException($message());
        }
        char c = $get(this, index - 1);
        if (!Character.isLowSurrogate(c) || index == 1 || !Character.isHighSurrogate($get(this, index - 2))) {
            return c;
        }
        return Character.toCodePoint($get(this, index - 2), c);
    }

    public int codePointCount(int from, int to) {
        if (from < 0 || from > to || to > length()) {
            throw new IndexOutOfBoundsException($message());
        }
        int n = to - from;
        for (int i = from; i + 1 < to; i++) {
            if (Character.isHighSurrogate($get(this, i)) && Character.isLowSurrogate($get(this, i + 1))) {
                n--;
                i++;
            }
        }
        return n;
    }

    public boolean regionMatches(int at, String s, int from, int n) {
        $nonNull(s);
        if (from < 0 || at < 0 || at > (long) length() - n || from > (long) s.length() - n) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if ($get(this, at + i) != $get(s, from + i)) {
                return false;
            }
        }
        return true;
    }

    public static String valueOf(char[] cs, int from, int count) {
        return $new(cs, from, count);
    }

    public static String copyValueOf(char[] cs, int from, int count) {
        return $new(cs, from, count);
    }

    public boolean matches(String regex) {
        return java.util.regex.Pattern.matches(regex, this);
    }

    public String replaceAll(String regex, String replacement) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String replaceFirst(String regex, String replacement) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        return java.util.regex.Pattern.compile(regex).split(this, limit);
    }

    /** split, where regex is one character, or a backslash and one. */
    String[] $split(String regex) {
        return $split(regex, 0);
    }

    String[] $split(String regex, int limit) {
        char c = $get(regex, regex.length() - 1);
        int n = length();
        int pieces = 1;
        int filled = 0; // pieces up to the last that is not empty
        int from = 0;
        for (int i = 0; i < n; i++) {
            if ($get(this, i) == c && (limit <= 0 || pieces < limit)) {
                if (i > from) {
                    filled = pieces;
                }
                pieces = java.util.Arrays.$count(pieces + 1);
                from = i + 1;
            }
        }
        if (n > from) {
            filled = pieces;
        }
        if (pieces == 1) {
            return new String[] {this};
        }
        String[] result = java.util.Arrays.$words(limit == 0 ? filled : pieces); // each is stored below
        from = 0;
        int at = 0;
        for (int i = 0; i < n && at < result.length; i++) {
            if ($get(this, i) == c && (limit <= 0 || at < limit - 1)) {
                result[at++] = $part(from, i);
                from = i + 1;
            }
        }
        if (at < result.length) {
            result[at] = $part(from, n);
        }
        return result;
    }

    /** The index of the line terminator that ends the line from a place on, or of the end. */
    private int $lineEnd(int from) {
        int i = from;
        while (i < length() && $get(this, i) != '\n' && $get(this, i) != '\r') {
            i++;
        }
        return i;
    }

    /** Where the line after one that ends there begins. */
    private int $nextLine(int end) {
        if (end >= length()) {
            return length();
        }
        return $get(this, end) == '\r' && end + 1 < length() && $get(this, end + 1) == '\n' ? end + 2 : end + 1;
    }

    public java.util.stream.Stream<String> lines() {
        int n = 0;
        for (int i = 0; i < length(); i = $nextLine($lineEnd(i))) {
            n++;
        }
        String[] a = java.util.Arrays.$words(n); // each is stored below
        int k = 0;
        for (int i = 0; i < length(); i = $nextLine($lineEnd(i))) {
            int end = $lineEnd(i);
            a[k] = i == end ? "" : $copy(this, i, end);
            k++;
        }
        return java.util.stream.StreamSupport.$of(a, 0, n);
    }

    public java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.$chars(this);
    }

    /** The static fields, see models.Overlay: reading one does not initialise String. */
    static final class $Statics {
        public static final java.util.Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();
    }

    private static final class CaseInsensitiveComparator implements java.util.Comparator<String>, java.io.Serializable {
        static final String $JDK = "java.lang.String$CaseInsensitiveComparator";

        @Override
        public int compare(String s, String t) {
            if (s == null) {
                throw new NullPointerException();
            }
            return s.compareToIgnoreCase(t);
        }
    }
}
