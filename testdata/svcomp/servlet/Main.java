// assert: FALSE
// runtime: TRUE
// The program brings its own class of a package that the JDK does not have.
import javax.servlet.http.HttpServletRequest;
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    public static void main(String[] args) {
        HttpServletRequest r = new HttpServletRequest(Verifier.nondetString());
        String s = r.getParameter("x");
        assert !s.equals("<bad>");
    }
}
