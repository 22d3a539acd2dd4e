/** Loads and verifies the classes named, and prints each. */
public class Load {
    public static void main(String[] names) throws ClassNotFoundException {
        for (String name : names) {
            System.out.println(Class.forName(name).getName());
        }
    }
}
