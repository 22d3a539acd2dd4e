// verdict: UNSAFE
// twin: KeyValueSafe
// about: The value begins after the last equals sign.
// run: args=a=b=c

public class KeyValueTwoSigns {
    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() > 5) {
            return;
        }
        String setting = args[0];
        int sign = setting.indexOf('=');
        if (sign < 0) {
            return;
        }
        String key = setting.substring(0, sign);
        String value = setting.substring(setting.lastIndexOf('=') + 1);
        assert (key + "=" + value).equals(setting); // expect: violated assert
    }
}
