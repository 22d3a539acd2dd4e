/** Tables of Character. */
class Letters {
    static void all() {
        int[] points = {0, 9, 10, 28, 32, 48, 57, 65, 90, 95, 97, 122, 127, 160, 170, 181, 191, 223, 255, 304, 305, 329, 383, 452, 453, 454, 496, 688, 768, 837, 912, 931, 962, 1040, 1072, 1488, 1632, 2406, 3647, 4304, 5024, 7838, 8192, 8203, 8233, 8364, 8486, 8544, 8560,
            9398, 9450, 12288, 12295, 12353, 19968, 40959, 42560, 43888, 44032, 55296, 56320, 57344, 64256, 65021, 65279, 65296, 65313, 65345, 65533, 65535, 65536, 66560, 66600, 68736, 71840, 119808, 120782, 125184, 128512, 131072, 173824, 917505, 983040, 1114111};
        for (int c : points) {
            System.out.println(c + " " + Character.getType(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isTitleCase(c)
                + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + Character.isISOControl(c) + Character.isAlphabetic(c) + Character.isIdeographic(c) + Character.isMirrored(c) + Character.isDefined(c) + Character.isIdentifierIgnorable(c) + Character.isUnicodeIdentifierStart(c)
                + " " + Character.toUpperCase(c) + " " + Character.toLowerCase(c) + " " + Character.toTitleCase(c) + " " + Character.digit(c, 36) + " " + Character.getNumericValue(c) + " " + Character.getDirectionality(c) + " " + Character.charCount(c) + " " + Character.isSupplementaryCodePoint(c));
        }
        for (int c = 0; c < 0x3000; c += 97) {
            System.out.println(Character.getType(c) + " " + Character.toUpperCase((char) c) + Character.toLowerCase((char) c) + " " + Character.isLetterOrDigit((char) c) + " " + Character.UnicodeBlock.of(c));
        }
        System.out.println("stra\u00dfe \u0130 \u01c4 \uFB01".toUpperCase() + " " + "\u0130I\u03a3 \u03a3A".toLowerCase() + " " + "a\u00e9Z".equalsIgnoreCase("A\u00c9z") + " " + new StringBuilder("a\uD83D\uDE00b").reverse() + " " + "a\uD83D\uDE00b".codePointCount(0, 4));
        System.out.println(Character.forDigit(11, 16) + " " + Character.toChars(128512).length + " " + Character.toCodePoint('\uD83D', '\uDE00') + " " + Character.reverseBytes('a'));
    }
}
