// verdict: SAFE
// twin: CheckDigitTen
// about: A check digit modulo 11 is written as X when it is ten.
// run: args=1234

public class CheckDigitSafe {
    static char check(String number) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += (i + 2) * (number.charAt(i) - '0');
        }
        int rest = sum % 11;
        return rest == 10 ? 'X' : (char) ('0' + rest);
    }

    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() != 4) {
            return;
        }
        for (int i = 0; i < 4; i++) {
            if (args[0].charAt(i) < '0' || args[0].charAt(i) > '9') {
                return;
            }
        }
        char c = check(args[0]);
        assert c == 'X' || c >= '0' && c <= '9';
    }
}
