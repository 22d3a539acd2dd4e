// Methods on strings and characters that throw for some of their arguments.
class Chars {
    static void compared() { assert "aB".compareToIgnoreCase("Ab") == 0 && "a".compareToIgnoreCase("C") < 0 && "ab".compareToIgnoreCase("A") == 1; }
    static void comparedToNull() { "a".compareToIgnoreCase(null); }
    static void codePoint() { assert "a\ud83d\ude00".codePointAt(1) == 0x1f600 && "a".codePointAt(0) == 'a' && "\ud83d".codePointAt(0) == 0xd83d; }
    static void codePointPast() { "abc".codePointAt(3); }
    static void codePointNegative() { "abc".codePointAt(-1); }
    static void codePointBefore() { assert "a\ud83d\ude00".codePointBefore(3) == 0x1f600 && "a".codePointBefore(1) == 'a'; }
    static void codePointBeforeFirst() { "abc".codePointBefore(0); }
    static void counted() { assert "a\ud83d\ude00b".codePointCount(0, 4) == 3 && "a\ud83d\ude00b".codePointCount(0, 2) == 2; }
    static void countedPast() { "abc".codePointCount(1, 4); }
    static void countedBack() { "abc".codePointCount(2, 1); }
    static void region() { assert "hello".regionMatches(1, "jell", 1, 3) && !"hello".regionMatches(1, "jell", 1, 9) && !"hello".regionMatches(-1, "jell", 1, 2); }
    static void regionOfNull() { "hello".regionMatches(1, null, 1, 3); }
    static void copied() { assert String.copyValueOf(new char[] {'a', 'b'}, 1, 1).equals("b"); }
    static void copiedPast() { String.valueOf(new char[] {'a', 'b'}, 1, 2); }
    static void charsOf() { assert Character.toChars(0x1f600).length == 2 && Character.toChars('a')[0] == 'a' && Character.charCount(0x10000) == 2; }
    static void charsOfNone() { Character.toChars(0x110000); }
    static void charsOfNegative() { Character.toChars(-1); }
    static void textOf() { assert Character.toString(0x1f600).length() == 2; }
    static void textOfNone() { Character.toString(-1); }
}
