// breaks: runtime
// outside: environment
// CWE-369: a divisor from the environment.
public class Main {
    public static void main(String[] args) throws Throwable {
        int data = Integer.MIN_VALUE;
        String s = System.getenv("ADD");
        if (s != null) {
            try {
                data = Integer.parseInt(s.trim());
            } catch (NumberFormatException e) {
                System.err.println("number format");
            }
        }
        if (data != 0) { //~ if (data != 1) {
            System.out.println("100/" + data + " = " + (100 / data));
        }
    }
}
