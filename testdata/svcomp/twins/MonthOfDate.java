// breaks: runtime
// open: safe runtime
// open: broken runtime
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    private static final Pattern DATE = Pattern.compile("([0-9]{4})-(0[1-9]|1[0-2])"); //~ private static final Pattern DATE = Pattern.compile("([0-9]{4})-(0[1-9]|1[0-3])");

    public static void main(String[] args) {
        int[] days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        Matcher m = DATE.matcher(Verifier.nondetString());
        if (m.matches()) {
            int month = Integer.parseInt(m.group(2));
            int d = days[month - 1];
            assert d >= 28;
        }
    }
}
