// breaks: runtime
// outside: the console
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

class Main {
    public static void main(String[] args) {
        String data = null;
        try {
            BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
            data = reader.readLine();
        } catch (IOException e) {
            System.err.println("cannot read");
        }
        if (data != null) { //~ if (args != null) {
            System.out.println(data.trim().length());
        }
    }
}
