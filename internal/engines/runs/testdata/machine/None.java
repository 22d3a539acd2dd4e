public class None {
    public static void main(String[] args) {
        System.out.println(java.time.LocalDate.of(2024, 2, 29).plusYears(1));
        System.out.println(new StringBuilder("a").insert(0, 2.5));
    }
}
