// breaks: runtime
// outside: a property
// open: safe runtime
// A property that the program sets is there.
public class Main {
    public static void main(String[] args) {
        System.setProperty("app.mode", "test"); //~ System.out.println("app.mode");
        String mode = System.getProperty("app.mode");
        if (mode.length() > 1000) {
            System.out.println("a long mode");
        }
    }
}
