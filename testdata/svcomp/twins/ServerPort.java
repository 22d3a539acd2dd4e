// breaks: runtime
// outside: environment
// The port of a server comes from the environment.
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.logging.Level;
import java.util.logging.Logger;

public class Main {
    private static final Logger LOG = Logger.getLogger(Main.class.getName());

    static int port() {
        String s = System.getenv("PORT");
        if (s == null) {
            return 8080;
        }
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            LOG.log(Level.WARNING, "no number", e);
            return 8080;
        }
    }

    public static void main(String[] args) {
        int port = port();
        if (port < 0 || port > 65535) { //~ if (port < 0) {
            port = 8080;
        }
        try (ServerSocket server = new ServerSocket(port)) {
            Socket s = server.accept();
            s.close();
        } catch (IOException e) {
            LOG.log(Level.SEVERE, "server", e);
        }
    }
}
