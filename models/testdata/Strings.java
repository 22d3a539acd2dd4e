public class Strings {
    static void check(boolean b) {
        System.out.print(b ? "y" : "n");
    }

    static String twice(String s) {
        return s + s;
    }

    static void compare(String a, String b) {
        System.out.println("[" + a + "] [" + b + "]");
        check(a.equals(b));
        check(b.equals(a));
        check(a == b);
        check(a.equalsIgnoreCase(b));
        check(a.contentEquals(b));
        check(a.startsWith(b));
        check(a.endsWith(b));
        check(a.contains(b));
        check(a.startsWith(b, 1));
        System.out.println();
        System.out.println(a.compareTo(b));
        System.out.println(a.indexOf(b) + " " + a.lastIndexOf(b) + " " + a.indexOf(b, 1) + " " + a.lastIndexOf(b, 2) + " " + a.indexOf(b, -5) + " " + a.indexOf(b, 50));
        System.out.println(a.concat(b));
        System.out.println(a.replace(b.isEmpty() ? "q" : b, "-*-"));
    }

    static void one(String s) {
        System.out.println(s.length() + " " + s.isEmpty() + " " + s.isBlank() + " " + s.hashCode());
        System.out.println("<" + s.trim() + "><" + s.strip() + "><" + s.toUpperCase() + "><" + s.toLowerCase() + ">");
        for (int c : new int[] {0x10000, 0x1f600, 0x10ffff, 0x110000, Integer.MAX_VALUE, -1, Integer.MIN_VALUE}) {
            String pairs = "\ud83d\ude00x\ud83d\ude00\udbff\udfff\ud800\udc00\ud83d";
            System.out.println(pairs.indexOf(c) + " " + pairs.lastIndexOf(c) + " " + pairs.indexOf(c, 1) + " " + pairs.lastIndexOf(c, 2) + " " + s.indexOf(c) + " " + pairs.indexOf(c, -3) + " " + pairs.lastIndexOf(c, -1));
        }
        System.out.println(s.indexOf('a') + " " + s.lastIndexOf('a') + " " + s.indexOf('b', 2) + " " + s.lastIndexOf('b', 2));
        System.out.println(s.replace('a', 'z') + " " + s.repeat(3) + " " + s.repeat(0) + (s.repeat(1) == s));
        System.out.println(String.CASE_INSENSITIVE_ORDER.compare("aBc", s.length() > 3 ? "Abd" : "ABC") + " " + String.CASE_INSENSITIVE_ORDER.reversed().compare("a", "_") + (String.CASE_INSENSITIVE_ORDER == String.CASE_INSENSITIVE_ORDER));
        char[] cs = s.toCharArray();
        int sum = 0;
        for (char c : cs) {
            sum = sum * 7 + c;
        }
        System.out.println(sum);
        System.out.println(new String(cs) + String.valueOf(cs) + new String(cs, 0, cs.length / 2) + new String(s) + new String());
        check(new String(s) == s);
        check(new String(s).equals(s));
        check(s.toString() == s);
        check(s.substring(0) == s);
        check((s + "").equals(s));
        check((s + "") == s);
        check(s.concat("") == s);
        System.out.println();
    }

    static int kind(String s) {
        switch (s) {
            case "one":
                return 1;
            case "two":
                return 2;
            case "Aa":
                return 3;
            case "BB":
                return 4;
            default:
                return 0;
        }
    }

    static void cut(String s, int from, int to) {
        try {
            System.out.println("(" + s.substring(from, to) + ")" + s.subSequence(from, to));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        try {
            System.out.println(s.charAt(from));
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no char");
        }
    }

    public static void main(String[] args) {
        String[] all = {"", "a", "abc", "ABC", "abcabc", "  ab \t", "bca", "Aa", "BB", "one", "100%", "\u00e9t\u00e9".substring(1, 2)};
        for (String a : all) {
            one(a);
            one(twice(a));
            for (String b : all) {
                compare(a, b);
            }
            cut(a, 0, 1);
            cut(a, 1, 3);
            cut(a, 2, 1);
            cut(a, -1, 1);
            System.out.println(kind(a) + kind(a + "") + kind(twice(a)));
        }
        System.out.println(kind("tw" + "o") + kind("t" + all[0] + "wo"));
        compare("\u00e9t\u00e9", "t\u00e9");
        String faces = twice("\ud83d\ude00");
        System.out.println(faces.indexOf("\ude00") + faces.length() + faces.compareTo("\ue000") + faces + faces.hashCode());
        String n = null;
        Object o = "text";
        char c = 'x';
        byte b = -3;
        short sh = 400;
        long l = Long.MIN_VALUE;
        System.out.println(twice(n + o + c + b + sh + l + true + Integer.MIN_VALUE + -1 + 0 + Long.MAX_VALUE + 10 + 9 + 99L + 100));
        System.out.println(String.valueOf(12) + String.valueOf(c) + String.valueOf(l) + String.valueOf(false) + String.valueOf(o) + String.valueOf((Object) null));
        System.out.println(String.join(", ", "a", "b", null, "c"));
        check("ab".hashCode() == ("a" + "b" + all[0]).hashCode());
        check("polygenelubricants".hashCode() == Integer.MIN_VALUE);
        check("ab".equals(null));
        check("ab".equals((Object) c));
        System.out.println();
        System.out.println("100%" + n + 1.5f + " " + 2e10 + '\n' + 3);
        try {
            "x".compareTo(n);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("illegal");
        }
        try {
            Comparable raw = "x";
            raw.compareTo(new int[0]);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        char[] into = new char[6];
        "hello".getChars(1, 4, into, 2);
        try {
            "hello".getChars(1, 4, into, into.length - 2);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("no room");
        }
        System.out.println((int) into[1] + " " + into[2] + into[3] + into[4] + (int) into[5]);
    }
}
