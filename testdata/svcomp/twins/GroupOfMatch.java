// breaks: runtime
// open: safe assert
// A group that took no part is null.
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetBoolean() ? "k=v" : "k";
        Matcher m = Pattern.compile("(\\w+)(?:=(\\w+))?").matcher(s);
        if (m.matches()) {
            String v = m.group(2);
            int n = v == null ? 0 : v.length(); //~ int n = v.length();
            assert n <= 1;
        }
    }
}
