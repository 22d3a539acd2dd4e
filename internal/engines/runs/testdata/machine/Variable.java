public class Variable {
    public static void main(String[] args) {
        System.out.println(System.getenv("HOME"));
    }
}
