// breaks: runtime
// outside: environment
// CWE-129: an index from the environment.

public class Main {
    public static void main(String[] args) {
        int[] table = {1, 2, 3, 5, 8};
        String text = System.getenv("INDEX");
        int index = 0;
        if (text != null) {
            try {
                index = Integer.parseInt(text.trim());
            } catch (NumberFormatException e) {
                System.err.println("not a number");
            }
        }

        if (index >= 0 && index < table.length) { //~ if (index < table.length) {
            int v = table[index];
            assert v >= 1;
        }
    }
}
