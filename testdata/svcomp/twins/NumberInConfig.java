// breaks: runtime
// open: broken runtime
// outside: a file
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Properties;

class Main {
    public static void main(String[] args) {
        Properties properties = new Properties();
        FileInputStream in = null;
        try {
            in = new FileInputStream("config.properties");
            properties.load(in);
        } catch (IOException e) {
            System.err.println("no file");
        } catch (IllegalArgumentException e) {
            System.err.println("malformed");
        } finally {
            try {
                if (in != null) {
                    in.close();
                }
            } catch (IOException e) {
                System.err.println("cannot close");
            }
        }
        String text = properties.getProperty("port", "80");
        int port = 80;
        try {
            port = Integer.parseInt(text);
        } catch (NumberFormatException e) { //~ } catch (NullPointerException e) {
            port = 8080;
        }
        System.out.println(port);
    }
}
