// verdict: SAFE
// twin: SwitchOnCapitals
// about: A setting is on or off by its text, whatever its case.
// run: args=TRUE
// run: args=0

public class SwitchOnSafe {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        String setting = args[0];
        boolean on = Boolean.parseBoolean(setting);
        if (on) {
            assert setting.length() == 4;
        } else {
            assert !setting.equals("true");
        }
    }
}
