// verdict: UNSAFE
// twin: CheckDigitSafe
// about: Ten is written as the character after 9.
// run: args=0002

public class CheckDigitTen {
    static char check(String number) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += (i + 2) * (number.charAt(i) - '0');
        }
        int rest = sum % 11;
        return (char) ('0' + rest);
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
        assert c == 'X' || c >= '0' && c <= '9'; // expect: violated assert
    }
}
