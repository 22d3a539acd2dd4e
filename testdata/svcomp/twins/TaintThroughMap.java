// breaks: assert
// A map keeps apart what is from outside and what is not.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Map<String, String> session = new HashMap<>();
        session.put("user", Verifier.nondetString());
        session.put("role", "guest");
        String s = session.get("role"); //~ String s = session.get("user");
        assert !s.equals("admin");
    }
}
