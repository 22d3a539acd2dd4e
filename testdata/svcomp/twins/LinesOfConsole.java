// breaks: runtime
// outside: the console
import java.util.Scanner;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int comments = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.isEmpty()) { //~ if (line == null) {
                continue;
            }
            if (line.charAt(0) == '#') {
                comments++;
            }
        }
        System.out.println(comments);
    }
}
