// breaks: assert
// outside: environment
// open: safe assert
// No variable of the environment has an equals sign in its name.
public class Main {
    public static void main(String[] args) {
        String name = "A=";
        String value = System.getenv(name + args.length); //~ String value = System.getenv("A" + args.length);
        assert value == null;
    }
}
