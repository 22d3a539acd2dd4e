// breaks: assert
// Ten times a tenth is not one.
class Main {
    public static void main(String[] args) {
        float sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1f;
        }
        double exact = 0;
        for (int i = 0; i < 8; i++) {
            exact += 0.125; //~ exact += 0.12;
        }
        assert exact == 1.0 && sum > 0.99f;
    }
}
