// breaks: assert
// outside: environment
// open: safe assert
// A variable of the environment is the same whenever it is asked for.
public class Main {
    static boolean has(String name) {
        return System.getenv(name) != null;
    }

    public static void main(String[] args) {
        boolean first = has("MODE_OF_APP");
        boolean second = has("MODE_OF_APP"); //~ boolean second = has("MODE_OF_" + "TEST");
        assert first == second;
    }
}
