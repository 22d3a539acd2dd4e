// breaks: runtime
// outside: a property
// A number of a property may not be one.
class Main {
    public static void main(String[] args) {
        String p = System.getProperty("server.port", "80");
        int port;
        try {
            port = Integer.parseInt(p);
        } catch (NumberFormatException e) { //~ } catch (ArithmeticException e) {
            port = 80;
        }
        if (port < 1 || port > 65535) port = 80;
        assert port > 0;
    }
}
