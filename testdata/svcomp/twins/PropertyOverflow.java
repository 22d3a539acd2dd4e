// breaks: assert
// outside: a property
// CWE-190: a number from a property is incremented.
public class Main {
    public static void main(String[] args) throws Throwable {
        int data = Integer.MIN_VALUE;
        String s = System.getProperty("user.home");
        try {
            data = Integer.parseInt(s.trim());
        } catch (NumberFormatException e) {
            System.err.println("number format");
        }
        if (data < Integer.MAX_VALUE) { //~ if (data <= Integer.MAX_VALUE) {
            int result = data + 1;
            assert result > data;
        }
    }
}
