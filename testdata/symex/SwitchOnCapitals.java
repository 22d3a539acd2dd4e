// verdict: UNSAFE
// twin: SwitchOnSafe
// about: The setting is taken to be written in small letters.
// run: args=True

public class SwitchOnCapitals {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        String setting = args[0];
        boolean on = Boolean.parseBoolean(setting);
        if (on) {
            assert setting.equals("true"); // expect: violated assert
        } else {
            assert !setting.equals("true");
        }
    }
}
