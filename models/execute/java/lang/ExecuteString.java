package java.lang;

/** What depends on the default charset and locale, and what would make proofs long. */
final class ExecuteString {
    static String $new(byte[] b, int from, int n, java.nio.charset.Charset cs) {
        if (from < 0 || n < 0 || from > b.length - n) {
            throw new StringIndexOutOfBoundsException("offset " + from + ", count " + n + ", length " + b.length);
        }
        boolean plain = cs == sun.nio.cs.UTF_8.INSTANCE || cs == sun.nio.cs.US_ASCII.INSTANCE;
        boolean latin = cs == sun.nio.cs.ISO_8859_1.INSTANCE;
        char[] r = new char[n];
        for (int i = 0; i < n; i++) {
            if (!latin && (!plain || b[from + i] < 0)) {
                return $decode(b, from, n, cs);
            }
            r[i] = (char) (b[from + i] & 255);
        }
        return new String(r);
    }

    static String $decode(byte[] b, int from, int n, java.nio.charset.Charset cs) {
        java.nio.charset.CharsetDecoder d = cs.newDecoder().onMalformedInput(java.nio.charset.CodingErrorAction.REPLACE)
            .onUnmappableCharacter(java.nio.charset.CodingErrorAction.REPLACE);
        java.nio.CharBuffer to = java.nio.CharBuffer.allocate((int) (n * (double) d.maxCharsPerByte()) + 2);
        d.decode(java.nio.ByteBuffer.wrap(b, from, n), to, true);
        d.flush(to);
        to.flip();
        return to.toString();
    }

    static String $new(byte[] b, java.nio.charset.Charset cs) {
        return $new(b, 0, b.length, cs);
    }

    static String $new(byte[] b, int high, int from, int n) {
        java.util.Objects.checkFromIndexSize(from, n, b.length);
        char[] cs = new char[n];
        for (int i = 0; i < n; i++) {
            cs[i] = (char) (high << 8 | b[from + i] & 255);
        }
        return new String(cs);
    }

    static String $new(byte[] b, int high) {
        return $new(b, high, 0, b.length);
    }

    static String $new(byte[] b) {
        return $new(b, 0, b.length, java.nio.charset.Charset.defaultCharset());
    }

    static String $new(byte[] b, int from, int n) {
        return $new(b, from, n, java.nio.charset.Charset.defaultCharset());
    }

    static String $new(byte[] b, int from, int n, String charset) throws java.io.UnsupportedEncodingException {
        return $new(b, from, n, $charset(charset));
    }

    static String $new(byte[] b, String charset) throws java.io.UnsupportedEncodingException {
        return $new(b, 0, b.length, $charset(charset));
    }

    static String $new(int[] cs, int from, int n) {
        if (from < 0 || n < 0 || from > cs.length - n) {
            throw new StringIndexOutOfBoundsException("offset " + from + ", count " + n + ", length " + cs.length);
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.appendCodePoint(cs[from + i]);
        }
        return b.toString();
    }

    static java.nio.charset.Charset $charset(String name) throws java.io.UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return java.nio.charset.Charset.forName(name);
        } catch (java.nio.charset.IllegalCharsetNameException | java.nio.charset.UnsupportedCharsetException x) {
            throw new java.io.UnsupportedEncodingException(name);
        }
    }

    static byte[] getBytes(String self, java.nio.charset.Charset cs) {
        if (cs == null) {
            throw new NullPointerException();
        }
        int limit = cs == sun.nio.cs.UTF_8.INSTANCE || cs == sun.nio.cs.US_ASCII.INSTANCE ? 128 : cs == sun.nio.cs.ISO_8859_1.INSTANCE ? 256 : 0;
        byte[] r = new byte[self.length()];
        for (int i = 0; i < r.length; i++) {
            char c = self.charAt(i);
            if (c >= limit) {
                return $encode(self, cs);
            }
            r[i] = (byte) c;
        }
        return r;
    }

    static byte[] $encode(String self, java.nio.charset.Charset cs) {
        java.nio.charset.CharsetEncoder e = cs.newEncoder().onMalformedInput(java.nio.charset.CodingErrorAction.REPLACE)
            .onUnmappableCharacter(java.nio.charset.CodingErrorAction.REPLACE);
        java.nio.ByteBuffer to = java.nio.ByteBuffer.allocate((int) (self.length() * (double) e.maxBytesPerChar()) + 8);
        e.encode(java.nio.CharBuffer.wrap(self.toCharArray()), to, true);
        e.flush(to);
        byte[] r = new byte[to.position()];
        for (int i = 0; i < r.length; i++) {
            r[i] = to.get(i);
        }
        return r;
    }

    static byte[] getBytes(String self, String charset) throws java.io.UnsupportedEncodingException {
        return getBytes(self, $charset(charset));
    }

    static byte[] getBytes(String self) {
        return getBytes(self, java.nio.charset.Charset.defaultCharset());
    }

    static String format(String format, Object... args) {
        return new java.util.Formatter().format(format, args).toString();
    }

    static String format(java.util.Locale l, String format, Object... args) {
        return new java.util.Formatter(l).format(format, args).toString();
    }

    static String formatted(String self, Object... args) {
        return new java.util.Formatter().format(self, args).toString();
    }

    static String $toLowerCaseInOtherAlphabet(String self) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < self.length(); i++) {
            int c = self.codePointAt(i);
            if (c == 0x3a3) {
                boolean before = false;
                for (int k = i - 1; k >= 0; k--) {
                    if (Character.isLetter(self.charAt(k))) {
                        before = true;
                        break;
                    }
                    if (Character.getType(self.charAt(k)) != Character.NON_SPACING_MARK && self.charAt(k) != '\'') {
                        break;
                    }
                }
                boolean after = i + 1 < self.length() && Character.isLetter(self.charAt(i + 1));
                b.append(before && !after ? '\u03c2' : '\u03c3');
            } else if (c == 0x130) {
                b.append("i\u0307");
            } else {
                b.appendCodePoint(Character.toLowerCase(c));
            }
            if (c > 0xffff) {
                i++;
            }
        }
        String r = b.toString();
        return r.equals(self) ? self : r;
    }

    static String $toUpperCaseInOtherAlphabet(String self) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < self.length(); i++) {
            int c = self.codePointAt(i);
            int u = Character.toUpperCaseEx(c);
            if (u == Character.ERROR) {
                char[] cs = Character.toUpperCaseCharArray(c);
                for (int k = 0; k < cs.length; k++) {
                    b.append(cs[k]);
                }
            } else {
                b.appendCodePoint(u);
            }
            if (c > 0xffff) {
                i++;
            }
        }
        String r = b.toString();
        return r.equals(self) ? self : r;
    }

    static void $casesOf(java.util.Locale l) {
        String language = l.getLanguage();
        if (language.equals("tr") || language.equals("az") || language.equals("lt")) {
            $otherCases();
        }
    }

    /** Not modelled. */
    private static native void $otherCases();

    static String toLowerCase(String self, java.util.Locale l) {
        $casesOf(l);
        return self.toLowerCase();
    }

    static String toUpperCase(String self, java.util.Locale l) {
        $casesOf(l);
        return self.toUpperCase();
    }

    static int $fold(String self, char c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    static boolean $equalsInOtherAlphabet(String self, String s) {
        return s.length() == self.length() && regionMatches(self, true, 0, s, 0, self.length());
    }

    static boolean regionMatches(String self, boolean ignoresCase, int i, String s, int k, int n) {
        if (k < 0 || i < 0 || i > (long) self.length() - n || k > (long) s.length() - n) {
            return false;
        }
        for (int j = 0; j < n; j++) {
            char a = self.charAt(i + j);
            char b = s.charAt(k + j);
            if (a != b && (!ignoresCase || $fold(self, a) != $fold(self, b))) {
                return false;
            }
        }
        return true;
    }

    static int comparesInOtherAlphabet(String self, String s) {
        int n = self.length() < s.length() ? self.length() : s.length();
        for (int i = 0; i < n; i++) {
            int d = $fold(self, self.charAt(i)) - $fold(self, s.charAt(i));
            if (d != 0) {
                return d;
            }
        }
        return self.length() - s.length();
    }

    static String valueOf(double x) {
        return jdk.internal.math.FloatingDecimal.toJavaFormatString(x);
    }

    static String valueOf(float x) {
        return jdk.internal.math.FloatingDecimal.toJavaFormatString(x);
    }

    static String join(CharSequence between, Iterable<? extends CharSequence> parts) {
        if (between == null || parts == null) {
            throw new NullPointerException();
        }
        StringBuilder r = new StringBuilder();
        boolean first = true;
        for (CharSequence p : parts) {
            if (!first) {
                r.append(between);
            }
            first = false;
            r.append(String.valueOf(p));
        }
        return r.toString();
    }

    static String stripLeading(String self) {
        int i = 0;
        while (i < self.length() && Character.isWhitespace(self.codePointAt(i))) {
            i += Character.charCount(self.codePointAt(i));
        }
        return self.substring(i);
    }

    static String stripTrailing(String self) {
        int i = self.length();
        while (i > 0 && Character.isWhitespace(self.codePointBefore(i))) {
            i -= Character.charCount(self.codePointBefore(i));
        }
        return self.substring(0, i);
    }

    static int offsetByCodePoints(String self, int index, int n) {
        return Character.offsetByCodePoints(self, index, n);
    }

    /** The text of a number in a concatenation. */
    static String $text(double x) {
        return String.valueOf(x);
    }

    static String $text(float x) {
        return String.valueOf(x);
    }

    private static java.util.HashMap<String, String> $interned;

    /** The i-th constant of the program with that hash code, or null. */
    private static native String $literal(int hash, int i);

    static String intern(String self) {
        for (int i = 0;; i++) {
            String s = $literal(self.hashCode(), i);
            if (s == null) {
                break;
            }
            if (s.equals(self)) {
                return s;
            }
        }
        if ($interned == null) {
            $interned = new java.util.HashMap<>();
        }
        String first = $interned.putIfAbsent(self, self);
        return first == null ? self : first;
    }

    static int compareToIgnoreCase(String self, String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        int n = Math.min(self.length(), s.length());
        for (int i = 0; i < n; i++) {
            char a = self.charAt(i);
            char b = s.charAt(i);
            if (Character.isSurrogate(a) || Character.isSurrogate(b)) {
                $others();
            }
            if (a != b) {
                char x = Character.toLowerCase(Character.toUpperCase(a));
                char y = Character.toLowerCase(Character.toUpperCase(b));
                if (x != y) {
                    return x - y;
                }
            }
        }
        return self.length() - s.length();
    }

    /** Not modelled. */
    private static native void $others();
}
