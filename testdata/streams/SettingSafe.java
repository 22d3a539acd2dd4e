// verdict: SAFE
// twin: SettingWithoutValue
// about: A setting such as depth=3 is given on the command line.
// run: args=depth%3D3,x,%3D,a%3Db%3Dc
// run: args=

public class SettingSafe {
    public static void main(String[] args) {
        for (String arg : args) {
            String[] parts = arg.split("=");
            if (parts.length == 2) {
                String value = parts[1];
                System.out.println(parts[0] + " is " + value);
            } else {
                System.out.println("not a setting: " + arg);
            }
        }
    }
}
