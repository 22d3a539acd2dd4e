// breaks: runtime
// outside: the console
// An index that is read is checked first.
import java.io.*;

class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        int[] table = new int[10];
        if (line == null) return;
        try {
            int i = Integer.parseInt(line.trim());
            if (i >= 0 && i < table.length) { //~ if (i < table.length) {
                table[i]++;
            }
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }
}
