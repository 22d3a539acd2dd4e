public class GroupedNumber {
    public static void main(String[] args) {
        System.out.println(String.format("%,d", 1234567));
    }
}
