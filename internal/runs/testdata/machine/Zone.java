public class Zone {
    public static void main(String[] args) {
        System.out.println(java.util.TimeZone.getDefault().getRawOffset());
    }
}
