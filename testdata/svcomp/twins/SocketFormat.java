// breaks: runtime
// outside: a socket
// CWE-248: what comes from a socket is no number.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;

public class Main {
    public static void main(String[] args) {
        Socket socket = null;
        BufferedReader reader = null;
        try {
            socket = new Socket("host.example.org", 39544);
            reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), "UTF-8"));
            String line = reader.readLine();
            if (line != null) {
                System.out.println(Integer.parseInt(line.trim()) / 2);
            }
        } catch (IOException e) {
            System.err.println("stream");
        } catch (NumberFormatException e) { //~ } catch (ArithmeticException e) {
            System.err.println("number");
        } finally {
            try {
                if (reader != null) {
                    reader.close();
                }
                if (socket != null) {
                    socket.close();
                }
            } catch (IOException e) {
                System.err.println("close");
            }
        }
    }
}
