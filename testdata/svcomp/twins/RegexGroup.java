// breaks: runtime
// open: safe assert
// A group of a match is asked for, of a matcher that may not have matched.
import java.util.regex.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)=(\\d+)").matcher("key=42;" + Verifier.nondetInt());
        boolean found = m.find();
        if (found) {
            String value = m.group(2); //~ String value = m.group(3);
            assert value.equals("42");
        }
    }
}
