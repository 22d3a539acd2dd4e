// verdict: UNSAFE
// twin: SettingSafe
// about: A setting without the sign = has one part only.
// run: args=depth

public class SettingWithoutValue {
    public static void main(String[] args) {
        for (String arg : args) {
            String[] parts = arg.split("=");
            if (parts.length <= 2) {
                String value = parts[1]; // expect: violated array-index
                System.out.println(parts[0] + " is " + value);
            } else {
                System.out.println("not a setting: " + arg);
            }
        }
    }
}
