// breaks: runtime
// outside: a socket
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;

class Main {
    static int read() {
        int data = 0;
        try (Socket socket = new Socket("localhost", 39544);
                BufferedReader reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), "UTF-8"))) {
            String line = reader.readLine();
            if (line != null) {
                data = Integer.parseInt(line.trim());
            }
        } catch (NumberFormatException e) {
            System.err.println("no number");
        } catch (IOException e) {
            System.err.println("no connection");
        }
        return data;
    }

    public static void main(String[] args) {
        int data = read();
        if (data >= 0 && data < 1000) { //~ if (data < 1000) {
            int[] array = new int[data];
            System.out.println(array.length);
        }
    }
}
