// breaks: runtime
// CWE-690: a property of the system may not be set.
class Main {
    public static void main(String[] args) {
        String home = System.getProperty("no.such.directory");
        if (home != null) { //~ if (args != null) {
            assert home.trim().length() <= home.length();
        }
    }
}
