public class Builders {
    static int caught;

    static void bounds(StringBuilder b, int i) {
        try {
            System.out.println(b.charAt(i));
        } catch (IndexOutOfBoundsException e) {
            caught++;
        }
        try {
            b.setCharAt(i, 'S');
        } catch (IndexOutOfBoundsException e) {
            caught++;
        }
        try {
            b.insert(i, "+i+");
        } catch (StringIndexOutOfBoundsException e) {
            caught++;
        }
        try {
            b.deleteCharAt(i);
        } catch (StringIndexOutOfBoundsException e) {
            caught++;
        }
        try {
            b.delete(i, i + 2);
        } catch (StringIndexOutOfBoundsException e) {
            caught++;
        }
        try {
            b.replace(i, i + 1, "rep");
        } catch (StringIndexOutOfBoundsException e) {
            caught++;
        }
        System.out.println(b.toString() + " " + b.length() + " " + caught);
    }

    static void compareWithNull() {
        try {
            new StringBuilder("a").compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("builder and null");
        }
        try {
            new StringBuffer("a").compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("buffer and null");
        }
    }

    public static void main(String[] args) {
        compareWithNull();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            b.append(i).append(i % 2 == 0).append('c').append(-i * 1000000000000L).append("s").append((String) null).append((Object) "o");
        }
        System.out.println(b.toString());
        System.out.println(b.reverse().toString());
        System.out.println(b.length());
        b.setLength(5);
        System.out.println(b.toString());
        b.setLength(7);
        System.out.println(b.toString().hashCode());
        b.setLength(2);
        b.append("hello".toCharArray()).append("xabcx".toCharArray(), 1, 3).append("0123456", 2, 4);
        System.out.println(b.toString());
        for (int i = -1; i < 20; i += 3) {
            bounds(b, i);
        }
        System.out.println(b.indexOf("l") + " " + b.lastIndexOf("l") + " " + b.substring(1) + " " + b.substring(1, 3) + b.indexOf("zz"));
        StringBuilder c = new StringBuilder("start");
        c.insert(0, 12).insert(1, 'x').insert(2, true).insert(3, -5L).insert(c.length(), "end");
        System.out.println(c.toString());
        System.out.println(c.toString() == c.toString());
        System.out.println(c.toString().equals(c.toString()));
        System.out.println(c.compareTo(new StringBuilder("1")) > 0);
        c.appendCodePoint('a').appendCodePoint(0x1f600).appendCodePoint(0xd83d);
        System.out.println(c.length() + " " + (int) c.charAt(c.length() - 3) + " " + new StringBuffer().appendCodePoint(0x10ffff).length());
        for (int wrong : new int[] {-1, 0x110000}) {
            try {
                c.appendCodePoint(wrong);
            } catch (IllegalArgumentException e) {
                System.out.println("no code point, " + c.length());
            }
        }
        StringBuffer f = new StringBuffer(4);
        f.append("buffer").append(c.length()).reverse();
        System.out.println(f.toString() + f.length() + f.charAt(2));
        System.out.println("" + new StringBuilder("pair\ud83d\ude00x").reverse());
        String s = "";
        for (int i = 0; i < 5; i++) {
            s += i + ",";
        }
        System.out.println(s + s.length());
        try {
            new StringBuilder(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative");
        }
        try {
            String n = null;
            new StringBuilder(n);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
