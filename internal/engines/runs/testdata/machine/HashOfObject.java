public class HashOfObject {
    public static void main(String[] args) {
        System.out.println(new Object().hashCode() == 7);
    }
}
