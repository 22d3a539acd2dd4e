// breaks: assert
// outside: a property
// open: safe assert
// The user may set any property, but not those of the platform.
public class Main {
    public static void main(String[] args) {
        String version = System.getProperty("java.specification.version"); //~ String version = System.getProperty("app.specification.version", "17");
        assert version.startsWith("1") || version.startsWith("2");
    }
}
