// verdict: SAFE
// twin: KeyValueTwoSigns
// about: A setting is split at its first equals sign, and put together again.
// run: args=a=b=c
// run: args=x

public class KeyValueSafe {
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
        String value = setting.substring(sign + 1);
        assert (key + "=" + value).equals(setting);
    }
}
