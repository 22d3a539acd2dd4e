// breaks: assert
// outside: a property
// The home folder of the user, with or without a slash at its end.
public class Main {
    static String join(String folder, String file) {
        return folder.endsWith("/") ? folder + file : folder + "/" + file;
    }

    public static void main(String[] args) {
        String home = System.getProperty("user.home");
        String path = join(home, "x");
        assert path.endsWith("/x");
        assert path.length() >= 2; //~ assert path.length() >= 3;
    }
}
