/** Which texts of buffers without chars are new objects. */
public class EmptyTexts {
    public static void main(String[] args) {
        StringBuffer b = new StringBuffer();
        String x = b.toString(), y = b.toString(), z = b.toString();
        System.out.println((x == "") + " " + (y == "") + (y == z) + y.isEmpty());
        b.append("");
        System.out.println((b.toString() == "") + " " + (b.toString() == ""));
        b.append("ab").setLength(0);
        System.out.println((b.toString() == "") + " " + (b.toString() == ""));
        b.append('c').deleteCharAt(0).reverse();
        System.out.println(b.indexOf("") + b.lastIndexOf("") + " " + "".contentEquals(b) + b.compareTo(new StringBuffer()) + new StringBuilder().append(b) + (b.toString() == "") + " " + (b.toString() == ""));
        b.replace(0, 0, "").insert(0, "").delete(0, 0);
        b.substring(0);
        System.out.println((b.toString() == "") + " " + (b.toString() == ""));
        try {
            b.setCharAt(0, 'x');
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no");
        }
        System.out.println((b.toString() == "") + " " + (b.toString() == "") + (new String(b) == ""));
        b.append(new char[0]).append((Object) "").append(new StringBuilder()).append("x", 0, 0);
        new String(b);
        System.out.println(b.toString() == "");
    }
}
